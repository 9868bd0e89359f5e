/** Where on the field something happens. */

import type { EventLine } from "../../../app/protocol.gen";
import { laneOf, PLACES, type Place, type Scene, type Side } from "./scene";

/** The Position that an event speaks of, or that of the last card it names. */
export function placeOfEvent({ places, cards }: EventLine, scene: Scene): Place | null {
  const named = PLACES.filter((place) => places.includes(place)).at(-1);
  if (named) return named;
  for (const card of [...cards].reverse()) {
    const found = PLACES.find((place) => scene.at[place].some((piece) => piece.name === card));
    if (found) return found;
  }
  return null;
}

/** The lane of a Position, from the viewer's left. */
export function columnOf(place: Place, below: Side): number {
  return below === "french" ? laneOf(place) : 2 - laneOf(place);
}

/** Where the last of some events that happened on the field took place. */
export function laneOfEvents(events: readonly EventLine[], scene: Scene, below: Side): number | null {
  for (const event of [...events].reverse()) {
    const place = placeOfEvent(event, scene);
    if (place) return columnOf(place, below);
  }
  return null;
}
