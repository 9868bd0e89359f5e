/** From the builder to the lobby: this army is set for a side. */

import { draft, takeGame } from "../../lobby/draft.svelte";

/** A list in one line for one side; a battle of any kind, since armies are brought. */
export function playWith(line: string, side: "red" | "blue", points: number, usual: number): void {
  takeGame(draft, "march");
  draft.battle = "open";
  draft.side = side;
  const rest = { ...draft.options, [`${side}-army`]: line };
  if (points === usual) delete rest["points"];
  else rest["points"] = String(points);
  draft.options = rest;
}
