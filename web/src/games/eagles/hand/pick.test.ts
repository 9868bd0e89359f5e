import { beforeEach, expect, test, vi } from "vitest";
import { promptOf, type refusedOf } from "../../../match/orders/fixtures";
import { blank, play } from "../../../match/play/state.svelte";
import { front } from "../front";
import { drop, enter, pick } from "./pick";

const { given } = vi.hoisted(() => ({ given: vi.fn() }));
vi.mock("../../../match/orders/submit.svelte", () => ({ submit: given }));

function asks(legal: string[], refused: Parameters<typeof refusedOf>[0] = []): void {
  Object.assign(play, blank("m"), { front, seat: "french", prompt: promptOf({ kind: "", legal, refused }) });
  given.mockClear();
}

beforeEach(() => asks(["fire 070 > 129", "fire 070 > 130", "move 016 > AR", "test 053", "confuse 101: 016 > AC"]));

test("the card, then its aim, then the aim again gives the order", () => {
  expect(pick("070")).toBe("chosen");
  expect(pick("129")).toBe("aimed");
  expect(given).not.toHaveBeenCalled();
  expect(pick("129")).toBe("given");
  expect(given).toHaveBeenCalledOnce();
});

test("another aim changes it, the card again lays it back", () => {
  pick("070");
  pick("129");
  expect(pick("130")).toBe("aimed");
  expect(play.choice.target).toBe("130");
  expect(pick("070")).toBe("back");
  expect(play.choice.card).toBeNull();
});

test("Enter on a chosen card gives the only order it has", () => {
  enter("053");
  expect(enter("053")).toBe("given");
});

test("a drop gives the order, in combat as in the deployment", () => {
  expect(drop("070", "130")).toBe("given");
  expect(play.choice).toMatchObject({ card: "070", target: "130" });
  expect(given).toHaveBeenCalledOnce();
});

test("a drop that can be meant in several ways asks which", () => {
  asks(["move 016 > AR", "move 016 > AR column", "end"]);
  expect(drop("016", "AR")).toBe("aimed");
  expect(given).not.toHaveBeenCalled();
  expect(play.choice).toMatchObject({ card: "016", target: "AR" });
});

test("in the deployment a card goes where it is put", () => {
  asks(["deploy 016 > FL", "deploy 016 > FL column", "deploy 016 > FC", "ready"]);
  expect(drop("016", "FL")).toBe("given");
  expect(given).toHaveBeenCalledOnce();
});

test("a Special that confuses is chosen first, then whom", () => {
  expect(pick("101")).toBe("chosen");
  expect(play.choice).toMatchObject({ card: null, verb: "confuse" });
  expect(pick("016")).toBe("chosen");
  expect(play.choice).toMatchObject({ card: "016", verb: "confuse" });
});

test("with a card in hand whatever it may not be put on is refused, and it stays in hand", () => {
  pick("070");
  expect(pick("AL#1")).toBe("refused");
  expect(drop("070", "AL#1")).toBe("refused");
  expect(play.choice.card).toBe("070");
});

test("what is refused says so, what nobody speaks of does nothing", () => {
  asks(["fire 070 > 129"], [{ cite: "7.1", words: "7.1: Far.", actions: ["fire 018 > 129"] }]);
  expect(pick("018")).toBe("refused");
  expect(pick("999")).toBe("nothing");
  asks([]);
  expect(pick("070")).toBe("nothing");
});
