/** What lies on the reader's own desk: fields they have open, warnings they have been shown. */

import type { Warning } from "../../app/protocol.gen";
import type { Said } from "../../games/front";

export interface Caution {
  said: Said;
  warnings: Warning[];
}

export interface Desk {
  menu: boolean; // the sheet of all that is done beside the battle
  ending: boolean; // the sheet of the end, asked for after it was closed
  help: boolean; // the list of keys
  chat: boolean;
  typing: boolean; // the field for typed orders
  listing: boolean; // the list of all orders
  sheet: boolean; // whether half the table is under a sheet, with the few orders at its edge
  odds: boolean; // whether odds are shown at all
  caution: Caution | null; // an order that waits for a second thought
  weighing: string | null; // an order whose warnings are being fetched
  quiet: string | null; // the turn in which Specials are not asked for any more
}

export const desk = $state<Desk>({
  menu: false,
  ending: false,
  help: false,
  chat: false,
  typing: false,
  listing: false,
  sheet: false,
  odds: true,
  caution: null,
  weighing: null,
  quiet: null,
});
