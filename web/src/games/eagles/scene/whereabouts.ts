/** Where on the field something happens. */

import type { EventLine } from "../../../app/protocol.gen";
import { laneOf, PLACES, type Place, type Scene, type Side } from "./scene";

const TABLE = "table-";

/** At which of several tables something happens; null where there is only one. */
export function tableOfEvent({ places }: Pick<EventLine, "places">): number | null {
  const named = places.find((place) => place.startsWith(TABLE));
  return named ? Number(named.slice(TABLE.length)) : null;
}

/** Whether something happens at the table of a scene. */
export function isAt(event: Pick<EventLine, "places">, scene: Scene): boolean {
  const table = tableOfEvent(event);
  return table === null || scene.table === null || table === scene.table;
}

/** The table of a campaign where a card is seen to lie; else the one where somebody is asked. */
export function sceneWith(scene: Scene, name: string): Scene {
  const { tables, at } = scene.campaign ?? { tables: [scene], at: 0 };
  const holds = (table: Scene) =>
    [...Object.values(table.at), ...Object.values(table.off).map(({ known }) => known)].some((pieces) =>
      pieces.some((piece) => piece.name === name),
    );
  return [tables[at], ...tables].find((table) => table && holds(table)) ?? scene;
}

/** Those of some names that are pointed at which belong to the table of a scene. */
export function pointedAt(names: readonly string[], scene: Scene): readonly string[] {
  return isAt({ places: [...names] }, scene) ? names : [];
}

/** The Position that an event speaks of, or that of the last card it names. */
export function placeOfEvent(event: EventLine, scene: Scene): Place | null {
  const { places, cards } = event;
  if (!isAt(event, scene)) return null;
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
