/**
 * What it means to touch a card or a Position: the same for a click, Enter and a tap.
 *
 * First the card that acts, then what it aims at; choosing the same aim again gives the order, and so
 * does a drop. In the deployment a card goes where it is put at once: nothing is thrown, and it can be
 * taken back.
 */

import { submit } from "../../../match/orders/submit.svelte";
import * as api from "../../../match/play/api";
import { cards, open, settled, targets, verbIs, type Said } from "../../../match/play/compose";
import { mine, play } from "../../../match/play/state.svelte";

/** Another aim asks again for the formation there. */
const UNAIMED = { target: null, formation: null, on: null };

export type Outcome = "chosen" | "aimed" | "given" | "back" | "refused" | "nothing";

export function pick(name: string): Outcome {
  if (!mine()) return "nothing";
  const all = api.legal();
  const { choice } = play;
  if (aims(all).has(name)) return aim(all, name);
  if (name === choice.card) return layBack();
  if (choice.card === null && choice.verb !== null && cards(open(all, choice)).has(name)) {
    api.narrow({ card: name });
    return "chosen";
  }
  if (cards(all).has(name)) {
    api.choose(name);
    return "chosen";
  }
  if (all.some((said) => said.special === name)) {
    api.choose(null);
    api.narrow({ verb: choice.verb === "confuse" ? null : "confuse" });
    return "chosen";
  }
  return choice.card !== null || reason(name) ? "refused" : "nothing";
}

/** Enter on the chosen card gives the order when there is only one to give. */
export function enter(name: string): Outcome {
  if (name === play.choice.card && settled(api.legal(), play.choice)) {
    void submit();
    return "given";
  }
  return pick(name);
}

/**
 * A card dropped somewhere: the hand has said which card and where, so the order is given, in every
 * phase alike. Only where there are several ways to do it are they asked for first.
 */
export function drop(card: string, on: string): Outcome {
  if (!mine()) return "nothing";
  if (play.choice.card !== card) api.choose(card);
  const all = api.legal();
  if (aims(all).has(on)) return aim(all, on, true);
  return "refused";
}

export function layBack(): Outcome {
  api.choose(null);
  return "back";
}

/** Why a card or place cannot be chosen now, if the prompt says. */
export function reason(name: string): { cite: string; words: string } | null {
  const { card, verb } = play.choice;
  if (card === null) return api.forbidden((said) => (said.card ?? said.special) === name);
  return api.forbidden((said) => said.card === card && said.target === name && (verb === null || said.verb === verb));
}

/** What the chosen card may aim at, with or without a target already. */
function aims(all: readonly Said[]): Set<string> {
  return play.choice.card === null ? new Set() : targets(all, { ...play.choice, ...UNAIMED });
}

function aim(all: readonly Said[], name: string, dropped = false): Outcome {
  const again = play.choice.target === name;
  if (!again) api.narrow({ ...UNAIMED, target: name });
  const meant = settled(all, play.choice);
  const plain = open(all, play.choice).length === 1;
  if (meant && (again || (dropped && plain) || verbIs(meant.verb, "free"))) {
    void submit();
    return "given";
  }
  return "aimed";
}
