/** How far a campaign has come, as its strip, tabs and map show it. */

import type { RollLine, SequelInfo } from "../../../app/protocol.gen";
import { count, heap, PLACES, type Army, type CampaignScene, type Scene, type Side } from "../scene/scene";
import { holderOf, lineArmy } from "../table/layout/layout";

/** The first two tables are those of the first stage; what was added to them is the second. */
const FIRST_STAGE = 2;

export function stageTables({ tables }: CampaignScene): Scene[] {
  return tables.length > FIRST_STAGE ? tables.slice(FIRST_STAGE) : tables;
}

/** What a place of the map is: a battle that is fought or over, one that may follow, or just a town. */
export interface Site {
  key: string;
  state: "fought" | "asked" | "over" | "next" | "town";
  winner: string;
  table: Scene | null;
}

export const SITES = ["quatre-bras", "ligny", "wavre", "waterloo", "charleroi"] as const;

export function sitesOf(campaign: CampaignScene, sequels: readonly SequelInfo[]): Site[] {
  return SITES.map((key) => {
    const table = campaign.tables.find(({ battle }) => battle === key) ?? null;
    const next = sequels.some(({ open, names }) => open && names.includes(key));
    return { key, state: stateOf(campaign, table, next), winner: table?.over?.winner ?? "", table };
  });
}

function stateOf(campaign: CampaignScene, table: Scene | null, next: boolean): Site["state"] {
  if (!table) return next ? "next" : "town";
  if (isOver(table)) return "over";
  return table === campaign.tables[campaign.at] && !campaign.over ? "asked" : "fought";
}

/** Whether a battle is over: its beaten side has left the field, if it had to. */
export function isOver({ over, phase, at }: Scene): boolean {
  return over !== null && (phase !== "retreat" || PLACES.every((place) => at[place].length === 0));
}

/** How many cards a side has on the field and in its Reserve, decoys too: all can count them. */
export function strengthAt(scene: Scene, side: Side): number {
  const field = PLACES.flatMap((place) => scene.at[place]).filter((piece) => holderOf(piece) === side);
  return field.length + count(heap(scene, `reserve-${side}`));
}

export interface ArmyRoll {
  side: Army;
  groups: RollLine[];
  here: number;
  lost: number;
  all: number;
}

/** The roll, army by army. */
export function armiesOf(roll: readonly RollLine[]): ArmyRoll[] {
  const found = new Map<string, RollLine[]>();
  for (const line of roll) found.set(line.side, [...(found.get(line.side) ?? []), line]);
  return [...found].map(([side, groups]) => {
    const sum = (of: (line: RollLine) => number) => groups.reduce((total, line) => total + of(line), 0);
    return {
      side: side as Army,
      groups,
      here: sum(({ here }) => here),
      lost: sum(({ lost }) => lost),
      all: sum(({ here, lost, other }) => here + lost + other),
    };
  });
}

/** The army that a side fights with at a table. */
export function armyAt(scene: Scene, side: Side): Army {
  return lineArmy(scene.battle, side);
}
