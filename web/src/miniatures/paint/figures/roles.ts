// Every figure that a game may put on the table, by the server's word for it: near, far and very far.

import * as foot from "./foot";
import * as guns from "./guns";
import * as horse from "./horse";
import type { Drawing, Dress } from "./parts";

/** How a role is drawn; `around` is how far it reaches beyond a man's square. */
export interface Role {
  near: (dress: Dress) => Drawing;
  far: (dress: Dress) => Drawing;
  dot: (dress: Dress) => Drawing;
  around: number;
  shaded: boolean; // a shadow under a man's feet
  light: boolean; // wears what the light troops of its nation wear
  arm: Arm;
}

/** What a unit is seen to be from afar. */
export type Arm = "foot" | "horse" | "guns" | "command";

export const onFoot = (near: Role["near"], around = 12, more: Partial<Role> = {}): Role => ({
  near,
  far: near,
  dot: near,
  around,
  shaded: true,
  light: false,
  arm: "foot",
  ...more,
});

export const inRanks = { far: foot.distantFoot, dot: foot.dotFoot };
export const ofGuns = { shaded: false, arm: "guns" } as const;
export const mounted = (near: Role["near"], far: Role["near"] = horse.distantHorse, around = 12): Role => ({
  ...onFoot(near, around, { arm: "horse" }),
  far,
  dot: horse.dotHorse,
});

export const ROLES: Record<string, Role> = {
  infantryman: onFoot(foot.infantryman, 3, inRanks),
  grenadier: onFoot(foot.grenadier, 3, inRanks),
  marksman: onFoot(foot.marksman, 9, { ...inRanks, light: true }),
  gunner: onFoot(foot.gunner, 3, inRanks),
  drum: onFoot(foot.drum),
  sergeant: onFoot(foot.sergeant),
  flag: onFoot(foot.flag),
  officer: onFoot(foot.officer),
  fallen: onFoot(foot.fallen, 3, { shaded: false }),
  hussar: mounted(horse.hussar),
  dragoon: mounted(horse.dragoon, horse.distantHelmet),
  cuirassier: mounted(horse.cuirassier, horse.distantCuirass),
  lancer: mounted(horse.lancer, horse.distantLance, 24),
  general: onFoot(horse.general, 12, { arm: "command" }),
  aide: mounted(horse.aide),
  staff: onFoot(horse.staff, 22, { shaded: false, arm: "command" }),
  gun: onFoot(guns.gun, 16, { ...ofGuns, far: guns.distantGun, dot: guns.distantGun }),
  limber: onFoot(guns.limber, 52, { ...ofGuns, far: guns.distantLimber, dot: guns.distantLimber }),
};

/** Figures that only some games have: they bring them along before the first is drawn. */
export function addRoles(roles: Readonly<Record<string, Role>>): void {
  Object.assign(ROLES, roles);
}

/** The ground under men: how wide it is for its depth. Drawn by the painter of units, and no figure. */
export const STANDS: Readonly<Record<string, number>> = { base: 1, "narrow-base": 0.75 };
