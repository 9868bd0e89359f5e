import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { layCards, view } from "../../fixtures/scenes";
import type { Answer } from "../../../../app/protocol.gen";
import Lens from "./Lens.svelte";

beforeAll(layCards);

const answer = (words: string): Answer => ({ type: "answer", id: "1", words: [words] }) as unknown as Answer;

/** A card that is shown large; `tell` is the server's answer, `close` leaves no name to be read. */
function shown() {
  let [tell, open] = [(_: Answer): void => {}, true];
  const lens = mount(Lens, {
    target: document.body,
    props: {
      scene: view("FC:\n  070 up"),
      get name() {
        if (!open) throw new Error("nothing is shown");
        return "070";
      },
      at: null,
      ask: () => new Promise<Answer>((resolve) => (tell = resolve)),
      onclose: () => {},
    },
  });
  flushSync();
  const close = async (): Promise<void> => {
    open = false;
    await unmount(lens);
  };
  return { tell: (words: string) => tell(answer(words)), close };
}

const heard = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test("what the server says of a card stands beside it", async () => {
  const { tell, close } = shown();
  tell("It fires 3 dice.");
  await heard();
  expect(document.body.textContent).toContain("It fires 3 dice.");
  await close();
});

test("an answer that comes after it was closed is nobody's", async () => {
  const { tell, close } = shown();
  await close();
  tell("It fires 3 dice.");
  await heard(); // an error in it would fail this test
  expect(document.body.textContent).not.toContain("dice");
});
