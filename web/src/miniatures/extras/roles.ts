// Figures that only games with single men and pieces put on the table.

import * as horse from "../paint/figures/horse";
import { inRanks, mounted, ofGuns, onFoot, type Role } from "../paint/figures/roles";
import * as figures from "./figures";

export const FIGURES: Readonly<Record<string, Role>> = {
  highlander: onFoot(figures.highlander, 3, inRanks),
  landwehr: onFoot(figures.landwehr, 3, inRanks),
  sapper: onFoot(figures.sapper, 6, inRanks),
  rammer: onFoot(figures.rammer, 15, inRanks),
  linstock: onFoot(figures.linstock, 6, inRanks),
  horseman: mounted(figures.horseman),
  cossack: mounted(figures.cossack, horse.distantLance, 26),
  captain: mounted(figures.captain),
  cornet: mounted(figures.cornet, horse.distantHorse, 14),
  trumpeter: mounted(figures.trumpeter),
  "fallen-horse": mounted(figures.fallenHorse, figures.fallenHorse),
  cannon: onFoot(figures.cannon, 16, { ...ofGuns, far: figures.distantCannon, dot: figures.distantCannon }),
  howitzer: onFoot(figures.howitzer, 16, { ...ofGuns, far: figures.distantCannon, dot: figures.distantCannon }),
  caisson: onFoot(figures.caisson, 52, { ...ofGuns, far: figures.distantCaisson, dot: figures.distantCaisson }),
};
