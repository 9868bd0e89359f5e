/** The state of the page: which charts, the battle beside them, what is filled in, and what was thrown. */

import { untrack } from "svelte";
import type { ChartArmy, ChartBattle, ChartBattles, ChartBookInfo, ChartForm, ChartGame } from "../app/protocol.gen";
import { settings } from "../app/settings.svelte";
import {
  armyEntry,
  changesOf,
  emptyBattle,
  entryOf,
  fromScenario,
  isEmpty,
  MOST_TURNS,
  moved,
  nextId,
  type Battle,
  type Change,
  type Entry,
  type Line,
  type Move,
  type Unit,
} from "./battle/battle";
import { answer, complete, resultOf, scoreOf, type Answer, type Values } from "./reading/evaluate";
import { readBattle } from "./battle/files";
import {
  battlesOf,
  bookOf,
  freshDraft,
  gamesWithCharts,
  keep,
  keepBattle,
  keepShared,
  kept,
  keptBattle,
  keptDrafts,
  keptShared,
  type Draft,
  type Drafts,
} from "./battle/keep";
import type { Told } from "./battle/replay";
import { sharedIn, textIn } from "./sharing/share";
import { Refused, shareBattle, sharedBattle, Sharing, type Kept } from "./sharing/sharing.svelte";
import { loadWords, t } from "./words.svelte";

export const UNITS = "units";
const NEWS_MS = 5000;

class Desk {
  games = $state.raw<ChartGame[]>([]);
  game = $state(location.pathname.split("/")[2] || kept("game") || "");
  book = $state.raw<ChartBookInfo | null>(null);
  battle = $state.raw<Battle | null>(null);
  drafts = $state.raw<Drafts>({});
  tab = $state("");
  failed = $state(false);
  news = $state("");
  conflicts = $state.raw<Record<string, string>>({}); // of this phone with others, until they were read
  cast = $state.raw<{ faces: number[]; score: number } | null>(null);
  sharing = $state.raw<Sharing | null>(null);
  aside = $state.raw<Battle | null>(null); // the battle that another took the place of

  readonly charts = $derived(this.book?.charts.filter(({ feeds }) => !feeds) ?? []);
  readonly chart = $derived(this.charts.find(({ key }) => key === this.tab) ?? this.charts[0]);
  readonly draft = $derived((this.chart && this.drafts[this.chart.key]) || freshDraft());
  readonly feeder = $derived(this.book?.charts.find(({ feeds }) => feeds === this.chart?.key));
  readonly rulesAt = $derived(`/rules/${this.game}/`);
  readonly given = $derived.by(() => givenOf(this.chart, this.feeder, this.draft));
  readonly said: Answer | null = $derived(this.chart ? answer(this.chart, this.given) : null);
  readonly result = $derived(this.said?.row && this.cast ? resultOf(this.said.row, this.cast.score) : null);
  readonly players = $derived.by((): Record<string, Unit | undefined> => {
    const unitOf = (id: number): Unit | undefined => this.battle?.units.find((unit) => unit.id === id);
    return Object.fromEntries(Object.entries(this.draft.cast).map(([part, id]) => [part, unitOf(id)]));
  });
  readonly changes = $derived<Change[]>(
    this.book && this.chart && this.result !== null ? changesOf(this.book, this.chart, this.result, this.players) : [],
  );

  // Books and battles

  /** The charts of the game that is chosen, in the language that is. */
  async open(): Promise<void> {
    const key = this.game;
    await loadWords(settings.lang);
    this.failed = false;
    try {
      const all = gamesWithCharts();
      if (!key) {
        this.game = (await all).games[0]!.key;
        return;
      }
      const [found, known] = await Promise.all([bookOf(key), all]);
      if (key !== this.game) return;
      this.games = known.games;
      const another = this.book?.game !== found.game;
      this.book = found;
      if (another) await this.restore(found);
    } catch {
      this.failed = true;
    }
  }

  private async restore(book: ChartBookInfo): Promise<void> {
    this.sharing?.stop();
    this.sharing = null;
    this.battle = keptBattle(book, "battle") ?? emptyBattle(book.game, sideNames());
    this.aside = keptBattle(book, "aside");
    this.drafts = keptDrafts(book);
    this.tab = kept(`tab ${book.game}`) ?? book.charts.find(({ feeds }) => !feeds)!.key;
    this.cast = null;
    keep("game", book.game);
    await this.openLink();
    const before = keptShared(book);
    if (before && !this.sharing) this.follow(before);
  }

  /** The battle of the address, if it names one; the address then names none any more. */
  async openLink(): Promise<void> {
    const [id, text] = [sharedIn(location.hash), await textIn(location.hash)];
    if (!this.book || (id === null && text === null)) return;
    history.replaceState(null, "", location.pathname);
    if (text !== null) this.take(text);
    else if (id === "") this.tell(t("charts-bad-link"));
    else if (id !== keptShared(this.book)?.id) await this.join(id!);
  }

  tell(words: string): void {
    this.news = words;
    setTimeout(() => {
      if (this.news === words) this.news = "";
    }, NEWS_MS);
  }

  pickGame(key: string): void {
    this.game = key;
    history.replaceState(null, "", `/charts/${key}`);
  }

  pickTab(key: string): void {
    this.tab = key;
    this.cast = null;
    scrollTo(0, 0);
  }

  /** Another battle takes the place of this one, which is put aside unless it was empty. */
  private replace(battle: Battle): void {
    this.leave();
    if (this.battle && !isEmpty(this.battle)) {
      this.aside = this.battle;
      keepBattle(this.battle, "aside");
    }
    this.show(battle);
    this.drafts = {};
  }

  private show(battle: Battle): void {
    this.battle = battle;
    keepBattle(battle, "battle");
  }

  /** A battle from a file or a link takes the place of the one before only when it is whole. */
  take(text: string): boolean {
    if (!this.book) return false;
    const found = readBattle(this.book, text);
    if (found === "other-game") {
      const other = (JSON.parse(text) as Battle).game;
      const name = this.games.find(({ key }) => key === other)?.name ?? other;
      this.tell(t("charts-other-game", { game: name }));
    } else if (typeof found === "string") this.tell(t(`charts-${found}`));
    else {
      this.replace(found);
      this.tell(t("charts-opened", { title: found.title || t("charts-untitled") }));
      return true;
    }
    return false;
  }

  bringBack(): void {
    const found = this.aside;
    if (!found) return;
    this.replace(found);
    this.tell(t("charts-opened", { title: found.title || t("charts-untitled") }));
  }

  /** What a battle may begin with; null, and a sentence, where that cannot be fetched. */
  async starts(): Promise<ChartBattles | null> {
    try {
      return await battlesOf(this.game);
    } catch {
      this.tell(t("charts-no-starts"));
      return null;
    }
  }

  begin(found: ChartBattle | null): void {
    if (this.book) this.replace(found ? fromScenario(this.book, found) : emptyBattle(this.game, sideNames()));
  }

  /** An army for one side, in place of its units. */
  bring(side: number, army: ChartArmy): void {
    if (!this.book || !this.battle) return;
    const words = t("charts-army-brought", {
      army: army.name,
      side: this.battle.sides[side]!,
      units: army.units.length,
    });
    this.note(armyEntry(this.book, this.battle, side, army, words));
    this.tell(words);
  }

  // Several phones

  async share(): Promise<void> {
    if (!this.battle || this.sharing) return;
    try {
      this.follow(await shareBattle(this.battle));
    } catch (problem) {
      this.tell(problem instanceof Refused ? problem.message : t("charts-no-server"));
    }
  }

  private async join(id: string): Promise<void> {
    try {
      const found = await sharedBattle(id);
      const battle = this.book && readBattle(this.book, JSON.stringify(found.base));
      if (!battle || typeof battle === "string") this.tell(t("charts-broken"));
      else {
        this.replace(battle);
        this.follow({ ...found, base: battle });
        this.tell(t("charts-joined", { title: battle.title || t("charts-untitled") }));
      }
    } catch (problem) {
      this.tell(problem instanceof Refused ? problem.message : t("charts-no-server"));
    }
  }

  private follow(shared: Kept): void {
    const { game } = shared.base;
    this.sharing = new Sharing(shared, {
      book: () => this.book!,
      show: (battle) => this.show(battle),
      keep: (now) => keepShared(game, now),
      heard: (lines) => this.hear(lines),
      told: (told) => {
        for (const one of told) this.warn(`${one.unit} ${one.field} ${one.words}`, this.sentence(one));
      },
      ended: (words) => {
        this.sharing = null;
        keepShared(game, null);
        this.warn("ended", t("charts-share-ended", { words }));
      },
    });
    keepShared(game, shared);
    this.show(this.sharing.battle);
  }

  /** Stop listening to the others; the battle stays here as it is. */
  leave(): void {
    if (!this.sharing) return;
    this.sharing.stop();
    keepShared(this.game, null);
    this.sharing = null;
  }

  private hear(lines: Line[]): void {
    const last = lines.at(-1)!;
    const words =
      last.what === "turn"
        ? t("charts-turn", { turn: last.turn })
        : t(`charts-heard-${last.what}`, { words: last.entry.words });
    this.tell(words);
    this.cast = null;
  }

  /** A sentence that stays until it was read; a newer one about the same takes its place. */
  private warn(about: string, words: string): void {
    this.conflicts = { ...this.conflicts, [about]: words };
  }

  /** What came out otherwise than this phone had it. */
  private sentence(told: Told): string {
    const fact = this.book?.sheet.facts.find(({ key }) => key === told.field);
    const word = (number = 0): string => (fact ? wordOf(fact, number) : String(number));
    return t(`charts-conflict-${told.word}`, {
      unit: told.unit ?? "",
      field: fact?.label ?? "",
      before: word(told.before),
      after: word(told.after),
      words: told.words ?? "",
    });
  }

  // What is filled in, thrown and written down

  change(next: Draft): void {
    this.cast = null;
    if (this.chart) this.drafts = { ...this.drafts, [this.chart.key]: next };
  }

  thrown(faces: number[], hits: number | null): void {
    if (this.chart && this.said) this.cast = { faces, score: hits ?? scoreOf(this.chart, this.said, faces) };
  }

  write(): void {
    const { chart, battle, result, cast } = this;
    if (!chart || !battle || result === null || !cast) return;
    const names = Object.values(this.players).flatMap((unit) => (unit ? [unit.name] : []));
    const firers = this.draft.fed.flatMap(({ unit }) =>
      battle.units.filter(({ id }) => id === unit).map(({ name }) => name),
    );
    const who =
      firers.length && names.length
        ? t("charts-at", { actor: firers.join(", "), target: names.join(", ") })
        : [...firers, ...names].join(", ");
    const colon = settings.lang === "fr" ? "\u00a0:" : ":";
    const words = `${chart.title}${who ? `, ${who}` : ""}${colon} ${chart.results[result]!.name}`;
    this.note({ ...entryOf(battle, words), chart: chart.key, faces: cast.faces, changes: this.changes });
    const { [chart.key]: _, ...others } = this.drafts;
    this.drafts = others;
    this.cast = null;
    this.tell(t("charts-written", { words }));
  }

  alter(unit: Unit, field: string, value: number): void {
    if (!this.battle || !this.book) return;
    const fact = this.book.sheet.facts.find(({ key }) => key === field)!;
    const before = unit.values[field]!;
    const facts = { unit: unit.name, field: fact.label, before: wordOf(fact, before), after: wordOf(fact, value) };
    const changes = [{ unit: unit.id, field, before, after: value }];
    this.note({ ...entryOf(this.battle, t("charts-by-hand", facts)), changes });
  }

  add(unit: Omit<Unit, "id">): void {
    if (!this.battle) return;
    const added = [{ ...unit, id: nextId(this.battle) }];
    this.note({ ...entryOf(this.battle, t("charts-unit-added", { unit: unit.name })), added });
  }

  remove(unit: Unit): void {
    if (!this.battle) return;
    this.note({ ...entryOf(this.battle, t("charts-unit-removed", { unit: unit.name })), removed: [unit] });
  }

  turn(by: number): void {
    const next = (this.battle?.turn ?? 1) + by;
    if (next >= 1 && next <= MOST_TURNS) this.move({ what: "turn", turn: next });
  }

  undo(): void {
    const last = this.battle?.log.at(-1);
    if (!last) return;
    this.move({ what: "undo", entry: last });
    this.cast = null;
    this.tell(t("charts-undone", { words: last.words }));
  }

  private note(entry: Entry): void {
    this.move({ what: "write", entry });
  }

  private move(move: Move): void {
    if (this.sharing) this.sharing.move(move);
    else if (this.battle) this.show(moved(this.battle, move));
  }
}

const sideNames = (): string[] => [t("charts-side-one"), t("charts-side-two")];

function wordOf(fact: { kind: string; choices: string[] }, number: number): string {
  if (fact.kind === "choice") return fact.choices[number]!;
  return fact.kind === "tick" ? t(number ? "charts-yes" : "charts-no") : String(number);
}

/** The facts as they count: one that others feed is their sum. */
function givenOf(chart: ChartForm | undefined, feeder: ChartForm | undefined, draft: Draft): Values {
  const fed = chart?.facts.find(({ fed_by }) => fed_by);
  if (!chart || !feeder || !fed || !draft.fed.length) return draft.values;
  const told = complete(chart.facts, draft.values);
  const shared = Object.fromEntries(feeder.facts.filter(({ key }) => key in told).map(({ key }) => [key, told[key]!]));
  const sums = draft.fed.map(({ values }) => answer(feeder, { ...values, ...shared }).sums[0]!);
  const whole = Math.floor(sums.reduce((sum, one) => sum + one.total, 0) / sums[0]!.parts);
  return { ...draft.values, [fed.key]: Math.min(whole, fed.most) };
}

export const desk = new Desk();

/** Open what is chosen, whenever another game or language is, and keep what is filled in. */
export function keepDesk(): void {
  $effect(() => {
    void [desk.game, settings.lang];
    untrack(() => void desk.open());
  });
  $effect(() => {
    const openLink = (): void => void desk.openLink();
    addEventListener("hashchange", openLink);
    return () => removeEventListener("hashchange", openLink);
  });
  $effect(() => {
    if (desk.book) keep(`drafts ${desk.book.game}`, JSON.stringify(desk.drafts));
  });
  $effect(() => {
    if (desk.book && desk.tab) keep(`tab ${desk.book.game}`, desk.tab);
  });
}
