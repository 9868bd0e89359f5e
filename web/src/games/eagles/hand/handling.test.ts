import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { layCards, promptOf, VIEW } from "../../../match/orders/fixtures";
import { NOTHING } from "../../../match/play/choice";
import * as connection from "../../../match/play/connection";
import { blank, play } from "../../../match/play/state.svelte";
import { readScene } from "../scene/scene";
import { front } from "../front";
import { clearHints, handling, hands } from "./handling.svelte";

// Nothing that is refused is silent: where the prompt does not give the reason, the server is asked.

vi.mock("../../../match/play/connection", async (original) => ({
  ...(await original<typeof connection>()),
  inquire: vi.fn(),
}));
const asked = vi.mocked(connection.inquire);

function answers(cite: string): void {
  const refused = [{ code: "ILLEGAL" as const, cite, words: `${cite}: No.`, actions: [] }];
  asked.mockResolvedValue({ type: "answer", id: "1", what: "touch", legal: [], refused } as never);
}

/** A card or place on the screen, under the pointer wherever that is. */
function shown(kind: "card" | "place", name: string): HTMLElement {
  const element = document.createElement("button");
  element.setAttribute(`data-${kind}`, name);
  document.body.append(element);
  return element;
}

function drag(card: string, element: HTMLElement, over: HTMLElement[]): void {
  document.elementsFromPoint = () => over;
  const at = (type: string, x: number) =>
    new PointerEvent(type, { pointerId: 1, pointerType: "mouse", button: 0, clientX: x, clientY: 0 });
  hands.grip?.(at("pointerdown", 0), card, element);
  window.dispatchEvent(at("pointermove", 50));
  window.dispatchEvent(at("pointerup", 50));
}

beforeAll(layCards);
beforeEach(() => {
  clearHints();
  asked.mockReset();
  document.body.replaceChildren();
  const prompt = promptOf({ legal: ["fire 070 > 130", "move 016 > FC", "confuse 101: 016 > AC"] });
  Object.assign(play, blank("m"), { front, seat: "french", scene: readScene(VIEW), prompt });
});

test("a Special that is pulled at and may not be played says why where the hand does not leave it", async () => {
  answers("13.0 enemy turn");
  drag("095", shown("card", "095"), []);
  await vi.waitFor(() => expect(play.refusal?.cite).toBe("13.0 enemy turn"));
  expect(handling.hint).toBeNull();
  expect(asked).toHaveBeenCalledWith("touch", "095");
});

test("a Special that is clicked and may not be played says why", async () => {
  answers("13.0 enemy turn");
  hands.pick?.("095", shown("card", "095"), false);
  await vi.waitFor(() => expect(handling.hint?.name).toBe("095"));
});

test("a Special that is pulled at and is chosen first is chosen", () => {
  drag("101", shown("card", "101"), []);
  expect(play.choice).toMatchObject({ card: null, verb: "confuse" });
  expect(asked).not.toHaveBeenCalled();
});

test("a card dropped on an enemy it cannot reach says why, of that enemy", async () => {
  answers("7.23 opposing position");
  const enemy = shown("card", "AL#1");
  drag("070", shown("card", "070"), [enemy, shown("place", "AL")]);
  await vi.waitFor(() => expect(handling.hint?.name).toBe("AL#1"));
  expect(asked).toHaveBeenCalledWith("touch", "070 > AL#1");
});

test("an order that was chosen first says why it has no such target, though another order may have it", () => {
  const refused = [{ cite: "7.21 not engaged", words: "7.21: Not engaged.", actions: ["fire 016 > 130"] }];
  play.prompt = promptOf({ legal: ["shock 016 > 130", "fire 016 > AL#1"], refused });
  play.choice = { ...NOTHING, card: "016", verb: "fire" };
  hands.pick?.("130", shown("card", "130"), false);
  expect(handling.hint?.reason.cite).toBe("7.21 not engaged");
});

test("a card dropped over others goes where it may", () => {
  drag("016", shown("card", "016"), [shown("card", "070"), shown("place", "FC")]);
  expect(play.choice).toMatchObject({ card: "016", target: "FC" });
  expect(asked).not.toHaveBeenCalled();
});

test("an enemy looked at with nothing in hand is not refused", () => {
  hands.pick?.("130", shown("card", "130"), false);
  expect(asked).not.toHaveBeenCalled();
  expect(handling.hint).toBeNull();
});
