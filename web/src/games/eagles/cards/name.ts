// A card in one sentence, for screen readers.

import { settings } from "../../../app/settings.svelte";
import { t } from "../../../app/words";
import { faceOf, said, type CardState, type Face, type PieceInfo } from "./piece";

const spoken = new WeakMap<PieceInfo, Record<string, string>>();

export function nameOf(piece: PieceInfo, state: CardState | null, lang: string): string {
  const face = faceOf(piece);
  let own = spoken.get(piece);
  if (!own) spoken.set(piece, (own = {}));
  const facts = (own[settings.lang] ??= [t(`eagles-card-army-${face.army}`), ...printed(face)]
    .filter(Boolean)
    .join(", "));
  const title = [said(face.titles, lang), said(face.subtitles, lang)].filter(Boolean).join(", ");
  const now = state ? standing(face, state).join(", ") : "";
  return t("eagles-card-name", { title, facts, now, state: now ? "yes" : "no" });
}

function printed(face: Face): string[] {
  const arm = t(`eagles-card-arm-${face.arm === "artillery" && face.horse ? "horse" : face.arm}`);
  switch (face.arm) {
    case "artillery":
      return [
        arm,
        t("eagles-card-say-dice", { count: face.dice }),
        t("eagles-card-say-morale", { grade: face.morale }),
        t("eagles-card-say-guns", { long: face.long, short: face.fire }),
        corps(face),
      ];
    case "infantry":
    case "cavalry":
      return [
        arm,
        t("eagles-card-say-dice", { count: face.dice }),
        t("eagles-card-say-morale", { grade: face.morale }),
        t("eagles-card-say-fire", { level: face.fire }),
        t("eagles-card-say-shock", { level: face.shock }),
        corps(face),
      ];
    case "general":
      return [
        arm,
        t("eagles-card-say-attack", { level: face.attack }),
        t("eagles-card-say-defence", { level: face.defence }),
        corps(face),
      ];
    case "terrain": {
      const room = face.terrain === "river" ? "eagles-card-crossing-words" : "eagles-card-shelter-say";
      return [
        t(`eagles-card-kind-${face.terrain}`),
        t(`eagles-card-lane-${face.lane}`),
        t(room, { count: face.capacity }),
      ];
    }
    case "special":
      return [arm];
  }
}

const CORPS: Record<string, string> = { A: "any", G: "guard", R: "reserve", C: "cavalry" };

function corps(face: Face): string {
  const kind = CORPS[face.corps] ?? (face.corps.endsWith("Cav") ? "horse" : "numbered");
  return face.corps ? t("eagles-card-say-corps", { kind, corps: face.corps.replace(" Cav", "") }) : "";
}

function standing(face: Face, state: CardState): string[] {
  const now: string[] = [];
  if (face.troop && (face.arm === "infantry" || state.formation !== "line"))
    now.push(t(`eagles-card-formation-${state.formation}`));
  if (!state.up) now.push(t("eagles-card-hidden"));
  if (state.hits) now.push(t("eagles-card-hits", { count: state.hits }));
  if (state.wind !== "fresh") now.push(t(`eagles-card-wind-${state.wind}`));
  for (const mark of state.marks) if (SAID.has(mark)) now.push(t(`eagles-card-mark-${mark}`));
  return now;
}

const SAID = new Set(["fatigued", "depleted", "prone", "zeal", "struck", "panicked", "harried"]);
