import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { match, seat } from "../app/fixtures/fake_server";
import type { CommanderInfo } from "../app/protocol.gen";
import { loadWords } from "../app/words";
import { promptOf } from "../match/orders/fixtures";
import { play } from "../match/play/state.svelte";
import ChairSwitch from "./ChairSwitch.svelte";

const commander = (chair: number): CommanderInfo =>
  ({ ...seat(`french.${chair}`, { yours: true, ready: true }), side: "french", chair }) as CommanderInfo;

function asks(...awaited: string[]): void {
  play.prompt = promptOf({ awaited });
  flushSync();
}

beforeAll(() => loadWords("en"));
beforeEach(() => {
  const commanders = [commander(1), commander(2)];
  const seats = [seat("french", { yours: true, ready: true }), seat("allied", { ready: true })];
  Object.assign(play, { seat: "french", chair: null, pending: [], sending: null, ended: null });
  play.match = match({ stage: "running", seats, commanders });
});
afterEach(cleanup);

test("the screen goes to the next commander who has something to do", () => {
  render(ChairSwitch);
  asks("french.1", "french.2");
  expect(play.chair).toBe(1);
  expect(screen.getByRole("button", { name: /Commander 1/ }).getAttribute("aria-pressed")).toBe("true");
  asks("french.2");
  expect(play.chair).toBe(2);
});

test("the chairs have the names of those who sit there", () => {
  play.match!.commanders = ["Marie", "Paul"].map((name, at) => ({ ...commander(at + 1), name }));
  render(ChairSwitch);
  asks("french.1", "french.2");
  expect(screen.getByRole("button", { name: /Marie/ }).getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByRole("button", { name: "Paul" })).toBeTruthy();
});

test("a player of all of them is handed nothing over", async () => {
  render(ChairSwitch);
  asks("french.1", "french.2");
  await fireEvent.click(screen.getByRole("button", { name: "All" }));
  asks("french.2");
  expect(play.chair).toBeNull();
});

test("with one chair of one's own there is nothing to switch", () => {
  play.match = match({ stage: "running", seats: play.match!.seats, commanders: [] });
  render(ChairSwitch);
  asks("french");
  expect(screen.queryByRole("group")).toBeNull();
  expect(play.chair).toBeNull();
});
