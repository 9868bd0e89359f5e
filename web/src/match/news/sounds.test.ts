import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { settings } from "../../app/settings.svelte";
import { blank, play } from "../play/state.svelte";
import Sounds from "./Sounds.svelte";

afterEach(() => {
  Object.assign(play, blank());
  Object.assign(settings, { sound: true, asked: false });
});

test.each([
  ["Keep them", true],
  ["Turn them off", false],
])("whether sounds are welcome is asked once, at one's own table: %s", async (name, sound) => {
  Object.assign(settings, { sound: true, asked: false });
  Object.assign(play, blank("m1"), { seat: null });
  const { unmount } = render(Sounds);
  expect(screen.queryByRole("status")).toBeNull();
  unmount();
  Object.assign(play, { seat: "red" });
  render(Sounds);
  await fireEvent.click(screen.getByRole("button", { name }));
  expect([settings.sound, settings.asked]).toEqual([sound, true]);
  expect(screen.queryByRole("status")).toBeNull();
});
