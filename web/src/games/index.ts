/** The games there are, in the order of the lobby: the only list of them. */

import { game as age } from "./age";
import { game as crepuscule } from "./crepuscule";
import { game as eagles } from "./eagles";
import type { GameEntry } from "./entry";
import { game as march } from "./march";

export const GAMES: readonly GameEntry[] = [eagles, march, age, crepuscule];
