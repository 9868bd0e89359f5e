/** What few measured tables show, taught to the painter of all: single figures, whole buildings, field works. */

import { addRoles } from "../paint/figures/roles";
import { addKinds } from "../paint/terrain/ground";
import { BUILDINGS } from "./kinds";
import { FIGURES } from "./roles";

export function addExtras(): void {
  addKinds(BUILDINGS);
  addRoles(FIGURES);
}
