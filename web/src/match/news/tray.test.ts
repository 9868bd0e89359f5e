import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import { settings } from "../../app/settings.svelte";
import { front } from "../../games/eagles/front";
import { eventOf, thrownOf } from "../log/fixtures";
import { blank, play } from "../play/state.svelte";
import DiceTray from "./DiceTray.svelte";

afterEach(() => {
  Object.assign(play, blank());
  settings.pace = "normal";
});

test.each([true, false])("the tray of dice keeps clear of a banner: %s", (loud) => {
  settings.pace = "quick";
  Object.assign(play, blank("m1"));
  play.front = front;
  const morale = eventOf({ words: "Husson fails.", short: "fails", thrown: thrownOf([6], { words: "morale" }) });
  const rout = eventOf({ words: "Husson is lost.", loud });
  play.latest = { number: 1, events: [morale, rout], fresh: true };
  const { container } = render(DiceTray);
  flushSync();
  const tray = container.querySelector("[data-tray-dice]")!;
  expect(tray.textContent).toContain("Husson is lost.");
  expect(tray.classList.contains("above")).toBe(loud);
});
