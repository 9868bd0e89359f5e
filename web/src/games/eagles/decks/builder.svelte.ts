/** The deck that is built here: what is edited, and the server's latest check of it. */

import { call, Refused } from "../../../app/http";
import type { DeckCheck, DeckForm } from "../../../app/protocol.gen";
import { settings } from "../../../app/settings.svelte";
import { t } from "../../../app/words";
import { Steps } from "../../../lists/steps.svelte";
import { changed, countOf, deckOf, emptyDeck, written, type Deck } from "./deck";
import { dropDraft, inHand, keepDraft, keepInHand, kept, look } from "./kept.svelte";

const GAME = "eagles";

interface Builder {
  form: DeckForm | null;
  deck: Deck;
  touched: boolean; // changed by hand since it was opened, and saved under no name
  check: DeckCheck | null; // the last answer
  notice: string; // why something could not be opened
  trouble: string; // why the server has not answered
}

export const builder = $state<Builder>({
  form: null,
  deck: emptyDeck("waterloo", "french"),
  touched: false,
  check: null,
  notice: "",
  trouble: "",
});

export const steps = new Steps<Deck>();

const now = (): Deck => $state.snapshot(builder.deck);

const forms = new Map<string, Promise<DeckForm>>();

export function loadForm(): Promise<DeckForm> {
  const { lang } = settings;
  let found = forms.get(lang);
  if (!found) {
    found = call("GET /api/games/{key}/deck-form", undefined, { key: GAME, lang });
    found.catch(() => forms.delete(lang)); // ask again next time
    forms.set(lang, found);
  }
  return found;
}

interface Asked {
  written?: string;
  style?: string;
  owned?: Record<string, number>;
}

/** A deck as text or in a style, judged by the server; nothing is kept there. */
export function judge({ battle, army, scale, name }: Deck, asked: Asked): Promise<DeckCheck> {
  const body = { battle, army, scale, name, lang: settings.lang, ...asked };
  return call("POST /api/games/{key}/deck-check", body, { key: GAME });
}

function wordsOf(problem: unknown): string {
  return problem instanceof Refused ? problem.message : t("eagles-decks-no-connection");
}

let asked = 0;
let asking = false;

/** After every change. One question is on its way at a time, and the last one's answer counts. */
export async function ask(): Promise<void> {
  asked += 1;
  keepInHand(now(), builder.touched);
  if (asking) return;
  asking = true;
  let number = 0;
  while (number !== asked) {
    number = asked;
    const deck = now();
    try {
      const found = await judge(deck, { written: written(deck) });
      if (number === asked) Object.assign(builder, { check: found, trouble: "" });
    } catch (problem) {
      if (number === asked) builder.trouble = wordsOf(problem);
    }
  }
  asking = false;
}

/** Take another deck in place of this one; `what` names a change in several steps, such as typing. */
function put(deck: Deck, touched: boolean, what = ""): void {
  steps.remember(now(), what);
  builder.deck = deck;
  builder.touched = touched;
  builder.notice = "";
  if (location.hash) history.replaceState(null, "", location.pathname);
  void ask();
}

export function add(id: string, by: number): void {
  put(changed(now(), id, by), true);
}

export function rename(name: string): void {
  put({ ...now(), name }, true, "name");
}

/** Another size of the battle, with the same cards. */
export function rescale(scale: string): void {
  put({ ...now(), scale }, true);
}

/** Another battle or army: cards of the army stay, another army starts empty. */
export function move(battle: string, army: string): void {
  const armies = builder.form?.battles.find((one) => one.key === battle)?.armies ?? [];
  const there = armies.some((one) => one.key === army) ? army : (armies[0]?.key ?? army);
  if (there !== builder.deck.army) setAside();
  const { scale, name, copies } = now();
  const same = there === builder.deck.army;
  put(same ? { battle, army: there, scale, name, copies } : emptyDeck(battle, there, scale), same && builder.touched);
}

export function clear(): void {
  setAside();
  const { battle, army, scale } = now();
  put(emptyDeck(battle, army, scale), false);
}

export function undo(): void {
  stepTo(steps.undo(now()));
}

export function redo(): void {
  stepTo(steps.redo(now()));
}

function stepTo(found: Deck | null): void {
  if (!found) return;
  builder.deck = found;
  builder.touched = true;
  void ask();
}

/** Before another deck is taken up: work that is saved under no name becomes a draft. */
export function setAside(): void {
  const deck = now();
  const saved = Object.values(kept.decks).some((one) => written(one) === written(deck));
  if (builder.touched && !saved && countOf(deck)) keepDraft(deck);
}

/** A deck that builds itself, for the current battle and army. */
export async function build(style: string, owned?: Record<string, number>): Promise<void> {
  await take(now(), { style, ...(owned ? { owned } : {}) });
}

/** A list, a file or a share code, which name their army; false where it is no deck. */
export function open(text: string): Promise<boolean> {
  return take({ ...now(), battle: "", army: "", scale: "", name: "" }, { written: text });
}

async function take(deck: Deck, wanted: Asked): Promise<boolean> {
  try {
    const found = await judge(deck, wanted);
    setAside();
    put(deckOf(found), false);
    return true;
  } catch (problem) {
    builder.notice = wordsOf(problem);
    return false;
  }
}

/** Continue with a draft; it is opened again, and no draft any more. */
export function resume(deck: Deck): void {
  setAside();
  dropDraft(deck);
  put($state.snapshot(deck), true);
}

export function takeKept(name: string): void {
  const deck = kept.decks[name];
  if (!deck) return;
  setAside();
  put($state.snapshot(deck), false);
}

/** Begin: the code of the address, or what was last in hand, or nothing. */
export async function begin(code: string): Promise<void> {
  look();
  try {
    builder.form = await loadForm();
  } catch (problem) {
    builder.trouble = wordsOf(problem);
    return;
  }
  const before = inHand();
  builder.deck = before?.deck ?? emptyDeck("waterloo", "french");
  builder.touched = before?.touched ?? false;
  if (code) await open(code);
  else await ask();
  steps.forget();
}
