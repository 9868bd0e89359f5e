// Written by tools/protocol.py from src/grognard/server/wire/; not by hand.

/** Carried out and stored. `number` is the one you had seen. */
export interface Ack {
  type: "ack";
  id: string;
  number: number;
}

/**
 * Answer the question. It counts only if `seen` is the number of the last update.
 *
 * For people who share a seat it may be behind by what the others did. The seat may be one chair
 * of several that are yours. `for_all` ends a question for everybody at the seat: the
 * commander-in-chief's right.
 */
export interface Act {
  type: "act";
  id: string;
  seen: number;
  action: string;
  seat?: string | null;
  for_all?: boolean;
}

export interface Address {
  email: string;
}

/**
 * Was it luck or play? Chances, luck and gains are those of `seat`.
 *
 * `without_luck` is how the same play does on average. `looked_at` of the `answers` were weighed
 * against others; null where nobody looked for mistakes. `last` is the last line of the record.
 */
export interface Analysis {
  seat: string;
  title: string;
  summary: string[];
  luck: number;
  without_luck: number;
  end: number;
  turns: AnalysisTurn[];
  points: AnalysisPoint[];
  looked_at: number | null;
  answers: number;
  last: number;
}

/**
 * A throw, a mistake or a whole turn that changed much, with the line where it was.
 *
 * `gain` is the change of the chance, of a mistake what it gave away, with its standard error.
 */
export interface AnalysisPoint {
  kind: "throw" | "mistake" | "turn";
  line: number;
  turn: number;
  seat: string | null;
  words: string;
  detail: string;
  gain: number;
  error: number;
}

/** The chance when a turn begins, and what its dice and deals did to it. */
export interface AnalysisTurn {
  turn: number;
  line: number;
  chance: number;
  luck: number;
}

/**
 * The answer to `ask`, from what your seat may know.
 *
 * `why`: the action as it was understood, in `legal`, or in `refused` with its rule. `touch`: all
 * that may be meant, in `legal`, or in `refused` the nearest rule that forbids it. `odds`: `sums`,
 * `chances`, and the chance of all else in `rest`; `forecast` is the dice themselves, `reverse`
 * those that the other side could throw in turn. `preview`: `words`, `warnings`, and the `view`
 * where it is certain. `table`: a drawing in `text`. `piece`: its state in `words`, its numbers in
 * `sums`. `reach`: where the piece in hand may be put, null where that is fixed. `measure`: the
 * measurement. With `odds` come `lines` and `tags` to be drawn on the table, with `piece` the
 * `prospects` of every order that it might be given. `hint`: `hints`, the best first.
 */
export interface Answer {
  type: "answer";
  id: string;
  what: "why" | "touch" | "odds" | "preview" | "legal" | "table" | "piece" | "reach" | "measure" | "hint";
  legal: ((string | number | number[] | ([string, number])[] | null)[])[];
  refused: RefusedActions[];
  sums: Sum[];
  chances: Chance[];
  rest: number;
  forecast: Forecast | null;
  reverse: Forecast | null;
  warnings: Warning[];
  words: string[];
  view: string | null;
  text: string;
  reach: ReachInfo | null;
  measure: MeasureInfo | null;
  lines: LineInfo[];
  tags: TagInfo[];
  prospects: OutlookInfo[];
  hints: HintInfo[];
}

/** Ground with words about it: a range band, an arc, what a unit threatens. */
export interface AreaInfo {
  kind: string;
  words: string;
  outlines: (([number, number])[])[];
}

/**
 * A list judged and written back: `listing` in lines, `line` for an option, `code` to share.
 *
 * `words` say how large it is.
 */
export interface ArmyCheck {
  name: string;
  words: string;
  facts: Record<string, string | number>;
  units: CheckedUnitInfo[];
  groups: CheckedGroupInfo[];
  points: number;
  limit: number;
  flaws: FlawInfo[];
  closed: ClosedInfo[];
  listing: string;
  line: string;
  code: string;
}

/** An army by its terms. */
export interface ArmyFacts {
  name?: string;
  facts?: Record<string, string | number>;
  units?: UnitFacts[];
  groups?: GroupFacts[];
}

/**
 * What an army list may hold; `points` is the usual limit, from `least` to `most`.
 *
 * `starts` are kinds of units to begin with, if there are several.
 */
export interface ArmyOptions {
  points: number;
  least: number;
  most: number;
  longest_name: number;
  longest_id: number;
  words: UnitWordsInfo;
  army: TermInfo[];
  terms: TermInfo[];
  groups: GroupKindInfo[];
  ready: ReadyArmyInfo[];
  starts: StartInfo[];
}

/**
 * Something that a unit puts on the table, in hundredths of a millimetre.
 *
 * Its front has its middle at `x`, `y` before that of the unit's first piece. `figures` are as
 * views write them, `loose` ones are not in ranks, `dress` names what they wear.
 */
export interface ArmyPieceInfo {
  x: number;
  y: number;
  width: number;
  depth: number;
  figures: string;
  loose: boolean;
  dress: string[];
}

/** What to check: a `text` (a list, a share code, the key of a ready army) or facts. */
export interface ArmyQuestion {
  text?: string | null;
  army?: ArmyFacts | null;
  points: number;
  lang?: "en" | "fr";
}

/**
 * A question of one's own: why is this not allowed, what are the odds, what would it do.
 *
 * For `piece` the action is the name of a piece, as the view writes it; for `measure` too, or two
 * of them with " > " between; for `touch` a piece that was touched, or it and what it was put on.
 * For `reach` it is the order that a hand is putting together. A `hint` is given only where all
 * opponents are computers.
 */
export interface Ask {
  type: "ask";
  id: string;
  what: "why" | "touch" | "odds" | "preview" | "legal" | "table" | "piece" | "reach" | "measure" | "hint";
  action?: string;
}

/** Give a share of your seat to one of its chairs; 0 is your own, the commander-in-chief's. */
export interface Assign {
  type: "assign";
  id: string;
  share: string;
  chair: number;
  seat?: string | null;
}

/**
 * How uneven a battle is between equal computers: the first seat's share of so many games.
 *
 * `option` and `value` are the handicap that brings it nearest to even; `helped` is the share
 * with it.
 */
export interface BalanceInfo {
  games: number;
  share: number;
  option: string;
  value: string;
  helped: number;
}

/**
 * One column of a chart; of a row of a table, the `faces` that lead to it and what it does.
 *
 * `lit` is the row that the dice reached.
 */
export interface Bar {
  label: string;
  chance: number;
  faces: string;
  note: string;
  lit: boolean;
}

export interface BattleChange {
  unit: number;
  field: string;
  before: number;
  after: number;
}

/** Something that was written down, with all that it changed. */
export interface BattleEntry {
  turn: number;
  chart: string;
  words: string;
  faces: number[];
  changes: BattleChange[];
  added: BattleUnit[];
  removed: BattleUnit[];
  named: SideName | null;
}

/** A battle as the charts keep it in a file. */
export interface BattleText {
  format: "grognard-charts";
  version: 1;
  game: string;
  title: string;
  turn: number;
  sides: string[];
  units: BattleUnit[];
  log: BattleEntry[];
}

/** A unit of a battle: `started` is its strength when the battle began. */
export interface BattleUnit {
  id: number;
  name: string;
  side: number;
  group: string;
  started: number;
  values: Record<string, number>;
}

/**
 * The points of a road that a track follows; its places begin `skip` after the first of them.
 *
 * `total` parts may be spent on it.
 */
export interface BendsInfo {
  points: ([number, number])[];
  skip: number;
  total: number;
}

/**
 * A table and both sides on it: everything that views do not repeat.
 *
 * Lengths are shown in `unit` with so many `decimals`; `step` is the least by which a hand moves a
 * piece.
 */
export interface BoardInfo {
  title: string;
  width: number;
  height: number;
  unit: "cm" | "in";
  step: number;
  decimals: number;
  features: FeatureInfo[];
  zones: ZoneInfo[];
  sides: SideInfo[];
  units: UnitInfo[];
}

export interface Catalogue {
  pieces: PieceInfo[];
  verbs: VerbInfo[];
}

/** One outcome, in sentences, and how likely it is. */
export interface Chance {
  words: string[];
  chance: number;
}

/** A part of the chances of an order, by a word of the game. */
export interface ChancePart {
  word: string;
  chance: number;
}

export interface Changes {
  name?: string | null;
  lang?: "en" | "fr" | null;
}

export interface ChapterInfo {
  number: string;
  title: string;
}

/** The army of one side: its name, where it comes from if that is known, its units. */
export interface ChartArmy {
  name: string;
  about: string;
  units: ChartUnit[];
}

/** An army as a list, as a share code, or by the name of one that comes with the game. */
export interface ChartArmyQuestion {
  text: string;
  lang?: "en" | "fr";
}

/** Why facts cannot be true together; empty where they can. */
export interface ChartBar {
  facts: string[];
  cells: string[];
  at: number[];
}

export interface ChartBattle {
  key: string;
  title: string;
  sides: string[];
  units: ChartUnit[];
}

/** `armies` come with the game, each for either side; `lists`: players may bring their own. */
export interface ChartBattles {
  battles: ChartBattle[];
  armies: ChartArmy[];
  lists: boolean;
}

export interface ChartBookInfo {
  game: string;
  name: string;
  charts: ChartForm[];
  sheet: ChartSheet;
  rules: ChartRule[];
}

export interface ChartCondition {
  name: string;
  grave: boolean;
}

export interface ChartEffect {
  part: string;
  field: string;
  value: number;
  by: boolean;
  needs: ChartNeeds | null;
}

/** What the sum `of` has over a number is taken away, but nothing that is not there. */
export interface ChartExcess {
  of: string;
  over: number;
  rule: number;
}

export interface ChartFact {
  key: string;
  rule: number;
  label: string;
  kind: "tick" | "number" | "choice";
  least: number;
  most: number;
  usual: number;
  choices: string[];
  needs: ChartNeeds | null;
  fill: ChartFill | null;
  fed_by: string;
  part: string;
}

/** The fact of a unit that this one is read off; `values` by the values of that. */
export interface ChartFill {
  part: string;
  field: string;
  values: Record<string, number> | null;
}

/** `pick` is the fact or sum that picks a lane; `across`: lanes are rows, results columns. */
export interface ChartForm {
  key: string;
  title: string;
  rule: number;
  icon: string;
  facts: ChartFact[];
  sums: ChartSum[];
  bars: ChartBar[];
  sure: ChartSure[];
  throw: ChartThrow | null;
  pick: string;
  across: boolean;
  lanes: ChartLane[];
  limits: ChartLimits | null;
  results: ChartResult[];
  again: string;
  rerolled: number[];
  roles: ChartRole[];
  feeds: string;
}

export interface ChartGame {
  key: string;
  name: string;
}

export interface ChartGames {
  games: ChartGame[];
}

/** A line of a table: for which numbers, and the result of each score from `lowest` on. */
export interface ChartLane {
  name: string;
  low: number | null;
  high: number | null;
  lowest: number;
  cells: number[];
}

export interface ChartLimit {
  sum: string;
  result: number;
}

/**
 * The first result whose sum the score does not exceed, else `beyond`.
 *
 * The score `best` always has the first, `worst` always the last.
 */
export interface ChartLimits {
  results: ChartLimit[];
  beyond: number;
  best: number;
  worst: number;
}

/** Another fact, and its values without which this is not asked or done. */
export interface ChartNeeds {
  fact: string;
  values: number[];
}

export interface ChartResult {
  name: string;
  short: string;
  text: string;
  rule: number;
  effects: ChartEffect[];
  also: string[];
}

export interface ChartRole {
  key: string;
  name: string;
}

/** A row of a table; `lit` is the one that is rolled on. */
export interface ChartRow {
  label: string;
  cells: string[];
  lit: boolean;
}

/** A rule by its number; `one` is its name beside a single one, where that differs. */
export interface ChartRule {
  number: string;
  label: string;
  one: string;
}

/** What is kept of a unit. A cell has for each strength at the start where conditions begin. */
export interface ChartSheet {
  facts: ChartFact[];
  strength: string;
  shown: string[];
  gone: string;
  conditions: ChartCondition[];
  decided_by: string[];
  cells: number[][][];
  at: number[];
}

/**
 * What dice that hit must show in a further throw: by the row and the column of a grid.
 *
 * Numbers beyond its ends count as those of the ends. `spares`: a unit that shows it is spared.
 */
export interface ChartStage {
  name: string;
  row: string;
  column: string;
  first_row: number;
  first_column: number;
  needs: number[][];
  spares: boolean;
}

/** What a sum begins with: its number and rule; `each` is a fact that it is multiplied by. */
export interface ChartStart {
  facts: string[];
  cells: number[][];
  at: number[];
  each: string;
}

export interface ChartSteps {
  facts: string[];
  cells: number[][][];
  at: number[];
}

/** `rounding` of shares: 0 down, 1 a half up, 2 up. `parts` make one that is shown. */
export interface ChartSum {
  key: string;
  title: string;
  rounding: number;
  parts: number;
  start: ChartStart;
  lines: ChartSteps[];
  excess: ChartExcess | null;
}

/** A result without a die, and its rule; empty where the die is thrown. */
export interface ChartSure {
  facts: string[];
  cells: number[][];
  at: number[];
}

/** Rows of a printed table about the one that counts; `legend` says what a cell means. */
export interface ChartTable {
  columns: string[];
  rows: ChartRow[];
  legend: Record<string, string>;
}

/**
 * The lowest face of a pool that hits is `target`, a sum, or `start`, less the sum `less`.
 *
 * It is no less than `least` and no more than `most`. `ones` is a fact: how many 1s are re-rolled.
 * `total`: two dice, added up.
 */
export interface ChartThrow {
  kind: "die" | "total" | "opposed" | "pool";
  faces: number;
  adds: string[];
  target: string;
  start: number;
  less: string;
  least: number | null;
  most: number | null;
  ones: string;
  stages: ChartStage[];
}

/** A unit as it begins: its side, its formation, and the values of its facts. */
export interface ChartUnit {
  name: string;
  side: number;
  group: string;
  values: Record<string, number>;
}

export interface Chat {
  lines: ChatLine[];
}

export interface ChatLine {
  number: number;
  name: string;
  seat: string | null;
  text: string;
  at: number;
}

export interface ChatMessage {
  type: "chat";
  number: number;
  name: string;
  seat: string | null;
  text: string;
  at: number;
}

/** A group as it was read, in `words` who leads it; `points` and what makes them are its own. */
export interface CheckedGroupInfo {
  kind: string;
  name: string;
  words: string;
  parent: number | null;
  facts: Record<string, string | number>;
  points: number;
  parts: PartInfo[];
  profile: ProfileInfo | null;
}

/**
 * A unit as it was read, in `words` and by its terms as `facts`; what makes its points.
 *
 * `boxes` are struck off on paper: how many, and how many stand side by side; `stages` are the
 * states that it then passes, the first first.
 */
export interface CheckedUnitInfo {
  id: string;
  name: string;
  words: string;
  line: number;
  group: number | null;
  facts: Record<string, string | number>;
  pieces: ArmyPieceInfo[];
  boxes: [number, number];
  points: number;
  parts: PartInfo[];
  stages: StageInfo[];
  profile: ProfileInfo | null;
}

/**
 * One value of a term; `price` in words, empty where it costs nothing.
 *
 * `colour` paints it, or all that has it; `prefix` begins the ids of its units.
 */
export interface ChoiceInfo {
  key: string;
  title: string;
  about: string;
  price: string;
  colour: string;
  prefix: string;
  only: OnlyInfo | null;
}

/** Claim the game of an opponent whose time is over. */
export interface Claim {
  type: "claim";
  id: string;
  seat?: string | null;
}

/** A choice that would be a new flaw, of a unit or (null) of the army, and why. */
export interface ClosedInfo {
  unit: number | null;
  term: string;
  value: string | number;
  cite: string;
  words: string;
}

/** A chair at a shared seat, its `side`; `seat` is its own key, such as `french.1`. */
export interface CommanderInfo {
  seat: string;
  name: string | null;
  person: string | null;
  agent: string | null;
  nonce: string | null;
  ready: boolean;
  yours: boolean;
  here: boolean;
  reserved: boolean;
  side: string;
  chair: number;
}

/** Who is to share a seat, and which of its shares they begin with. */
export interface CommanderWish {
  sitter: "me" | "open" | "computer";
  agent?: string | null;
  name?: string | null;
  shares?: string[];
}

export interface Credentials {
  login: string;
  password: string;
}

export interface DeckArmInfo {
  key: string;
  title: string;
  cards: number;
  points: number;
}

/** One army in a battle: whose deck it is, the option that holds it, what limits it. */
export interface DeckArmyInfo {
  key: string;
  seat: string;
  option: string;
  points: number;
  cards: number;
  pieces: string[];
  barred: DeckReasonInfo[];
}

export interface DeckBarInfo {
  label: string;
  value: number;
}

export interface DeckBattleInfo {
  key: string;
  name: string;
  armies: DeckArmyInfo[];
}

/**
 * A deck judged; `closed` is, for each piece of which no more may be added, the rule.
 *
 * `line` is the deck as an option takes it, `code` the share code, `listing` the file.
 */
export interface DeckCheck {
  battle: string;
  army: string;
  scale: string;
  name: string;
  copies: Record<string, number>;
  points: number;
  limit: number;
  muster: number;
  flaws: DeckReasonInfo[];
  closed: Record<string, string>;
  arms: DeckArmInfo[];
  curves: DeckCurveInfo[];
  notes: string[];
  line: string;
  code: string;
  listing: string;
}

export interface DeckCurveInfo {
  key: string;
  title: string;
  bars: DeckBarInfo[];
  unit: string;
}

/**
 * What a deck may hold; `copies` are the rules that limit them, by kind, `points` the total's.
 *
 * Limits of points are those at the scale of the battle itself.
 */
export interface DeckForm {
  battles: DeckBattleInfo[];
  styles: DeckStyleInfo[];
  copies: Record<string, string>;
  points: string;
}

/**
 * A deck as text or as a share code, or with a `style` one that builds itself from `owned`.
 *
 * Where battle, army or scale are left out, the text says which: those that it names, and the
 * army of its first card.
 */
export interface DeckQuestion {
  battle?: string;
  army?: string;
  scale?: string;
  written?: string;
  style?: string;
  owned?: Record<string, number> | null;
  name?: string;
  lang?: "en" | "fr";
}

/** A rule that bars something, in words, and the pieces that it is about. */
export interface DeckReasonInfo {
  cite: string;
  words: string;
  pieces: string[];
}

/** A way in which a deck builds itself. */
export interface DeckStyleInfo {
  key: string;
  title: string;
  about: string;
}

/**
 * How it ended: `title` says who won, `words` where and why, by the rule `cite` if by one.
 *
 * The secret proves the dice, the record holds all of it.
 */
export interface Ended {
  type: "ended";
  number: number;
  winner: string | null;
  ending: string;
  title: string;
  words: string;
  cite: string;
  secret: string;
  record: string;
  pair: PairScore | null;
}

/**
 * One thing that happened, in your language; `short` names pieces by their short titles.
 *
 * `kind` is the game's own word for it. `weight` says whether it is a loss, or grave; `opens` that
 * a turn or phase begins, with its `heading`; `cue` what is shown or sounds: a shot from the
 * first of `cards`, or hits. `row` is where a summary lists it, `shows` what may be drawn of it; a
 * `loud` one is worth a banner. `thrown` are the dice that decided it, or that it announced.
 * `cards` and `places` are those mentioned, as the view writes them; `seat` is whose turn or phase
 * it opens, or who did it at the table. `table` is what was done outside of the rules. `sums` are
 * what it adds up without any dice, side by side.
 */
export interface EventLine {
  kind: string;
  words: string;
  short: string;
  cite: string;
  weight: "plain" | "loss" | "grave";
  opens: "" | "turn" | "phase";
  heading: string;
  cue: "" | "shot" | "hits";
  row: "" | "lost" | "hit" | "moved";
  shows: "" | "ball" | "canister" | "shell" | "fight" | "blow" | "result" | "outcome";
  loud: boolean;
  thrown: Thrown | null;
  cards: string[];
  places: string[];
  seat: string | null;
  table: "" | "undone" | "taken-back" | "resigned" | "drawn" | "timed-out" | "given";
  sums: Sum[];
}

/**
 * A piece of ground: an area, or a line of some width; `level` is how high a hill stands.
 *
 * `openings` are the sides of a building that have doors and windows.
 */
export interface FeatureInfo {
  kind: string;
  name: string;
  points: ([number, number])[];
  line: boolean;
  width: number;
  level: number;
  openings: number[];
}

/**
 * What is wrong, with which units (none: the army), in which term, by which rule.
 *
 * What is `unread` is not in the list as it was read.
 */
export interface FlawInfo {
  line: number;
  units: number[];
  term: string;
  cite: string;
  words: string;
  unread: boolean;
}

/**
 * Dice about to be thrown: how many, the faces that count, and what may come of them.
 *
 * `deals`: the chances are the average over so many possible deals; 0 where they are exact.
 * `table` is the printed table that they are looked up in.
 */
export interface Forecast {
  title: string;
  dice: number;
  faces: number[];
  bars: Bar[];
  meanings: Meaning[];
  deals: number;
  table: ChartTable | null;
}

/** The `cite` of each rule, the `number` of each ruling, the best answer first. */
export interface FoundRules {
  cites: string[];
}

/**
 * Seats of a `shared` game may be given to several commanders.
 *
 * With `hands` each of them sees only the pieces of their own part. The name of a computer may
 * end with one of the `styles`, such as `soldier-bold`. The scenarios in `pairs` may be played as
 * two games that count together.
 */
export interface GameInfo {
  key: string;
  name: string;
  version: string;
  seats: string[];
  scenarios: string[];
  options: OptionInfo[];
  shared: boolean;
  hands: boolean;
  styles: string[];
  pairs: string[];
  balance: Record<string, BalanceInfo>;
}

/** A standing order for hidden questions when one is away; null takes it back. */
export interface GiveOrder {
  type: "order";
  id: string;
  prefix: string;
  reply: "play" | "hold" | null;
  seat?: string | null;
}

/** A group; `parent` is the place of an earlier one that it belongs to. */
export interface GroupFacts {
  kind: string;
  name?: string;
  facts?: Record<string, string | number>;
  parent?: number | null;
}

/** A kind of group, such as a brigade; those of a later kind may lie within it. */
export interface GroupKindInfo {
  key: string;
  title: string;
  add: string;
  terms: TermInfo[];
}

/** `reason` says in one word why nothing can be stored now; such an answer has status 503. */
export interface Health {
  status: "ok" | "degraded";
  reason: string;
  version: string;
  rules: string;
}

/**
 * Take a seat's view, or a spectator's (null); again, to look from another of your seats.
 *
 * `last` is the number last seen: what came after it is sent again. 0 asks for the whole log, null
 * for none. Without `reasons` prompts do not list what is refused; without `views` updates have no
 * view. A player with several chairs of a seat may name one: questions and answers are then of
 * that `chair` alone, 0 being the commander-in-chief's.
 */
export interface Hello {
  type: "hello";
  seat?: string | null;
  last?: number | null;
  lang?: "en" | "fr";
  reasons?: boolean;
  views?: boolean;
  chair?: number | null;
}

/**
 * An answer worth giving: its chance to win with the standard error of that, and the reason.
 *
 * One that is `equal` is not clearly worse than the first.
 */
export interface HintInfo {
  action: string;
  words: string;
  win: number;
  error: number;
  equal: boolean;
  reason: string;
}

/**
 * How far links lead: to this machine alone, to the devices of the home network, or everywhere.
 *
 * `offered`: you sit at the machine itself and may open the home network, or close it.
 */
export interface House {
  reach: "machine" | "house" | "everywhere";
  url: string;
  offered: boolean;
}

/**
 * `token` is the end of a link to a seat; listed challenges need none.
 *
 * Give the nonce only after you have seen the match's commitment: it mixes your chance into
 * the dice, and proves that nobody chose them. `agrees` are the hashes of the lists that the
 * match is played with, `brings` what the seat may bring, such as an army.
 */
export interface Join {
  seat: string;
  nonce?: string | null;
  token?: string | null;
  agrees?: Record<string, string>;
  brings?: string | null;
}

/** What can be played here, against which computers (the weakest first), and at which pace. */
export interface Known {
  games: GameInfo[];
  agents: string[];
  paces: ("live" | "day" | "three-days" | "none")[];
  languages: ("en" | "fr")[];
}

export interface Leave {
  seat: string;
}

/**
 * How far a lesson has come.
 *
 * `at` counts the steps from 0: the first that asks for something not done yet, or their number
 * when all is done. `astray`: you did something else since; it can be taken back. `show` does what
 * is asked, null where nothing is asked of you; `reply` is to be sent before anything else.
 */
export interface LessonInfo {
  lesson: string;
  seat: string;
  at: number;
  astray: boolean;
  show: string | null;
  reply: LessonReply | null;
  steps: LessonStepInfo[];
}

/** An answer that is given without asking you: the other side's, or one of no matter here. */
export interface LessonReply {
  seat: string;
  action: string;
}

/**
 * What the guide says; `do` is what it asks for, empty where there is only something to read.
 *
 * `acts` are patterns of the notation in which `*` stands for anything: what completes the step.
 * `by` is the other side where it acts; `point` the places to show. `free`: do as you like.
 */
export interface LessonStepInfo {
  say: string;
  do: string;
  point: string[];
  acts: string[];
  by: string | null;
  free: boolean;
}

/**
 * A thread from one piece to another: what it adds, in a few signs and in a sentence.
 *
 * One that does not count is shown all the same, with its reason.
 */
export interface LineInfo {
  kind: string;
  start: string;
  end: string;
  label: string;
  words: string;
  counts: boolean;
}

export interface ListChange {
  piece: string;
  column: string;
  value: string;
}

/**
 * A list judged; `written` is as the option takes it, `hash` what players agree to.
 *
 * Both are empty where there are faults.
 */
export interface ListCheck {
  written: string;
  hash: string;
  faults: ListFaultInfo[];
  differences: ListDifferenceInfo[];
}

/** One value of every piece: a number, one of `choices` (with their titles), or a text. */
export interface ListColumnInfo {
  key: string;
  title: string;
  kind: "number" | "choice" | "text";
  least: number;
  most: number;
  choices: Record<string, string>;
}

/** A value that is not the game's own; without a column the piece is new, or gone. */
export interface ListDifferenceInfo {
  piece: string;
  name: string;
  column: string;
  title: string;
  usual: string;
  own: string;
}

export interface ListFaultInfo {
  line: number;
  piece: string;
  column: string;
  words: string;
}

/** A game's own list: its columns, the values by the number of each piece, names. */
export interface ListForm {
  columns: ListColumnInfo[];
  rows: Record<string, Record<string, string>>;
  names: Record<string, string>;
  written: string;
  longest: number;
}

/** A list to be judged, with values put in; an empty one means the game's own. */
export interface ListQuestion {
  written?: string;
  changes?: ListChange[];
  lang?: "en" | "fr";
}

/**
 * `own` are all your open challenges, `challenges` a page of others', the newest first.
 *
 * More follow when `next` is a time: ask again with it as `before`.
 */
export interface Lobby {
  own: MatchInfo[];
  challenges: MatchInfo[];
  next: number | null;
  watchable: MatchInfo[];
}

export interface MakeOffer {
  type: "offer";
  id: string;
  what: "draw" | "takeback" | "resign";
  seat?: string | null;
}

/** The match itself has changed: someone sat down or left, it began, a rematch is there. */
export interface MatchChanged {
  type: "match";
  match: MatchInfo;
}

/**
 * A match as you may know it. `links` lead others to its free seats, if it is yours to ask.
 *
 * `owing` are all seats that have a question to answer; `asked` is yours, or else the first. Of
 * the options named by `agreed`, whole texts, only the hash is shown. `to_bring` names, by seat or
 * chair, the option that the player who joins there may fill in, such as an army. `commanders`
 * share a seat with its holder; `shares` says, by such seats, what each of them has. `pair` is 1
 * or 2 in a match of two games; the `rematch` of the first is then the second.
 */
export interface MatchInfo {
  id: string;
  game: string;
  name: string;
  version: string;
  scenario: string;
  options: Record<string, string>;
  from_position: boolean;
  pace: "live" | "day" | "three-days" | "none";
  reaction: number;
  listed: boolean;
  watchable: boolean;
  stage: "waiting" | "running" | "over" | "withdrawn";
  commitment: string;
  fair_from: number;
  seats: SeatInfo[];
  asked: string | null;
  owing: string[];
  deadline: number | null;
  your_turn: boolean;
  ending: string;
  winner: string | null;
  created: number;
  begun: number | null;
  over: number | null;
  rematch_of: string | null;
  rematch: string | null;
  pair: number;
  links: Record<string, string>;
  agreed: string[];
  to_bring: Record<string, string>;
  commanders: CommanderInfo[];
  shares: Record<string, ShareInfo[]>;
}

export interface Matches {
  matches: MatchInfo[];
}

/** Who you are. `token` is given only when it is new: programs send it as a bearer token. */
export interface Me {
  id: string;
  name: string;
  lang: string;
  login: string | null;
  email: string | null;
  token: string | null;
}

/** A possible result, in words, and how likely it is; `without`: if the action is left out. */
export interface Meaning {
  words: string;
  chance: number;
  without: number | null;
}

/** What may be measured of one piece, or from one to another; `lines` lead to other pieces. */
export interface MeasureInfo {
  words: string[];
  areas: AreaInfo[];
  sights: SightInfo[];
  span: SpanInfo | null;
  lines: LineInfo[];
}

/**
 * How often equal computers came to this, of `games` that went on in a way still open here.
 *
 * `share` is the first seat's share of the points when they did.
 */
export interface Measured {
  games: number;
  chance: number;
  share: number;
}

/** A record of a battle that is over, looked at for a seat or `open`; `review`: for mistakes. */
export interface NewAnalysis {
  record: string;
  seat?: string;
  lang?: "en" | "fr";
  review?: boolean;
}

/**
 * A match that continues where a record stops, or a finished one to be kept.
 *
 * With `upto` it continues after that line, without later lines, with dice of its own.
 */
export interface NewFromRecord {
  seats: Record<string, unknown>;
  pace?: "live" | "day" | "three-days" | "none";
  reaction?: number | null;
  listed?: boolean;
  watchable?: boolean | null;
  record: string;
  upto?: number | null;
}

export interface NewGuest {
  name: string;
  lang?: "en" | "fr";
}

/** A lesson by its name; the game only where two games have one of that name. */
export interface NewLesson {
  lesson: string;
  game?: string;
}

/** Lines to add, by a client that has seen `after` of them; if there are more, none is added. */
export interface NewLines {
  after: number;
  lines: (WriteLine | UndoLine | TurnLine)[];
}

/**
 * A game from one of its scenarios, or from the text of a position.
 *
 * A `pair` is two games: the second begins with the seats changed when the first is over.
 */
export interface NewMatch {
  seats: Record<string, unknown>;
  pace?: "live" | "day" | "three-days" | "none";
  reaction?: number | null;
  listed?: boolean;
  watchable?: boolean | null;
  game: string;
  scenario?: string;
  position?: string;
  options?: Record<string, string>;
  pair?: boolean;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface NewProof {
  record: string;
}

/** A record, finished or not, or the text of a position, seen from a seat or `open`. */
export interface NewReplay {
  record: string;
  seat?: string;
  lang?: "en" | "fr";
}

/** A record from elsewhere, to be reported on for a seat or `open`. */
export interface NewReport {
  record: string;
  seat?: string;
  lang?: "en" | "fr";
}

export interface Note {
  text: string;
}

/** Over the socket of notices: something waits for you in a match. */
export interface NoticeMessage {
  type: "notice";
  match: string;
  kind: "turn" | "over" | "joined" | "offer";
  seat: string | null;
}

/** An offer is made (`open`), or no longer stands. */
export interface OfferMessage {
  type: "offer";
  what: string;
  seat: string;
  open: boolean;
}

/** A term or a value is for units where another term has one of these values. */
export interface OnlyInfo {
  term: string;
  values: string[];
}

/** `values` is empty for a value of free form. */
export interface OptionInfo {
  key: string;
  values: string[];
  default: string;
  about: Record<string, string>;
}

/** A standing order: `play` the first legal action that begins so, or `hold`: do nothing. */
export interface Order {
  prefix: string;
  reply: "play" | "hold";
}

/** One of your standing orders, now in force or (null) taken back. */
export interface OrderMessage {
  type: "order";
  seat: string;
  prefix: string;
  reply: "play" | "hold" | null;
}

export interface Orders {
  orders: Order[];
}

/** An order that a piece might be given, and how well it would be carried out. */
export interface OutlookInfo {
  action: string;
  parts: ChancePart[];
  note: string;
}

/** What a face of the die for a way would pay for, and the chance of that face or better. */
export interface PaceInfo {
  face: number;
  total: number;
  chance: number;
}

/**
 * The score of a match of two games, by the seats of this one; `number` says which it is.
 *
 * `points` are 1 for a win and 0.5 for a draw. Where they are equal, `measure` decides, which is
 * called `name`. `leader` is ahead `by` one of them, or has won if it is `over`.
 */
export interface PairScore {
  number: number;
  points: Record<string, number>;
  measure: Record<string, number>;
  name: string;
  leader: string | null;
  by: "points" | "measure" | "level";
  over: boolean;
  cite: string;
  rule: string;
}

export interface PartInfo {
  cite: string;
  label: string;
  value: number;
}

export interface People {
  people: Person[];
}

export interface Person {
  id: string;
  name: string;
}

/**
 * A piece as its maker printed it; names and texts by language, facts by the game's own words.
 *
 * `title` and `subtitle` are short enough for a small picture of it.
 */
export interface PieceInfo {
  id: string;
  side: string;
  kind: string;
  names: Record<string, string>;
  titles: Record<string, string>;
  subtitles: Record<string, string>;
  texts: Record<string, string>;
  facts: Record<string, string | number | boolean>;
}

export interface Ping {
  type: "ping";
}

export interface Pong {
  type: "pong";
}

/** Who is here now. */
export interface Presence {
  type: "presence";
  seats: PresentSeat[];
  watching: number;
}

export interface PresentSeat {
  seat: string;
  here: boolean;
}

/** `wanted` are cards (an army, numbers, a deck or its code), or an army list for a roster. */
export interface PrintWish {
  kind: "cards" | "deck" | "roster" | "reference" | "campaign";
  game: string;
  wanted?: string;
  paper?: "a4" | "letter";
  lang?: "en" | "fr";
  backs?: boolean;
}

/** Why a request was not carried out: a stable code, the rule if one forbids it, and words. */
export interface Problem {
  code: string;
  cite: string;
  words: string;
}

/** The numbers of a figure, label and value, and its arms in words. */
export interface ProfileInfo {
  numbers: ([string, string])[];
  words: string;
}

/**
 * The question, to you if `legal` is not empty. `until`: after this time it is declined.
 *
 * `legal` holds actions taken apart, each after the text that is sent to answer with it. `kind` is
 * the game's own name for the question, empty where there is none; `cards` are those it is about.
 * Of a shared seat `awaited` are those who have still to answer, as far as you may know, `passed`
 * says that you have nothing more to do, and `closing` is what ends the question for all, which
 * only the commander-in-chief may say.
 */
export interface Prompt {
  type: "prompt";
  number: number;
  seat: string | null;
  words: string;
  short: string;
  kind: string;
  cards: string[];
  legal: ((string | number | number[] | ([string, number])[] | null)[])[];
  refused: RefusedActions[];
  undo: boolean;
  until: number | null;
  awaited: string[];
  passed: boolean;
  closing: string;
}

/**
 * Whether every throw follows from a promise made before the first; at least one was made.
 *
 * `dice` says what is proven: all (`proven`), what was thrown from the line `since` on
 * (`proven-from`), or nothing: the secret is not revealed (`promised`), nothing was thrown
 * (`unthrown`), nothing proves these dice (`unproven`), or `wrong`, and `problems` says what.
 * `throws` counts those that were proven, `unproven` all others.
 */
export interface Proof {
  fair: boolean;
  dice: "proven" | "proven-from" | "promised" | "unthrown" | "unproven" | "wrong";
  since: number;
  commitment: string;
  secret: string;
  throws: number;
  unproven: number;
  problems: string[];
}

/**
 * Every place where a hand may put a piece, and the rule's word on each.
 *
 * What is on no track is refused by `beyond`. Costs, `spent` and `total` are in parts, of which
 * `parts` are a hundredth of a millimetre. `figures`, as views write them, are those of a piece
 * that is not on the table so; without any it stays as it is. `paces` are there before the die
 * for the way is thrown; `caveat` says what they leave out. Of a grid the front edge of the piece
 * is `ahead` of the place that is named. A piece with a `trail` follows in the steps of its head,
 * each `link` of it by itself, and lies along these points now.
 */
export interface ReachInfo {
  piece: string;
  kind: "fan" | "contact" | "grid" | "on-the-spot";
  pose: [number, number, number];
  size: [number, number];
  pitch: number;
  tracks: TrackInfo[];
  whys: WhyInfo[];
  beyond: number;
  parts: number;
  spent: number;
  total: number;
  turns: TurnInfo[];
  figures: string;
  paces: PaceInfo[];
  caveat: string;
  ahead: number;
  trail: ([number, number])[];
  link: number;
}

/** An army that comes with the game: its key means its list. */
export interface ReadyArmyInfo {
  key: string;
  name: string;
  about: string;
  facts: Record<string, string | number>;
  points: number;
  units: number;
}

/** Opened or sent on another device within the time, it gives that device your seats. Once. */
export interface Recovery {
  token: string;
  link: string;
  expires: number;
}

/** Conceivable actions that a rule forbids; taken apart, without the text to send. */
export interface RefusedActions {
  code: "ILLEGAL";
  cite: string;
  words: string;
  actions: ((string | number | number[] | ([string, number])[] | null)[])[];
}

/** Not carried out; nothing has changed. `id` is null for what could not be read. */
export interface RefusedMessage {
  type: "refused";
  id: string | null;
  code: string;
  cite: string;
  words: string;
}

/**
 * `seat` is a seat's key, `open` for all there is, or null for a spectator.
 *
 * It is `partial` while the match is in progress. `board` is the table of a game that measures,
 * `pieces` are those that are not as the catalogue has them. `share` ends a link by which anybody
 * may see a finished battle; it is empty where none is needed.
 */
export interface Replay {
  match: MatchInfo;
  seat: string | null;
  share: string;
  board: BoardInfo | null;
  pieces: PieceInfo[];
  steps: Step[];
  partial: boolean;
}

/** Answer an offer, or with `accept` false withdraw one's own. */
export interface Reply {
  type: "reply";
  id: string;
  what: "draw" | "takeback" | "resign";
  accept: boolean;
  seat?: string | null;
}

/**
 * Gains and shares are those of `seat`; `end` is null for a record that is still open.
 *
 * `last` is the last line of the record.
 */
export interface Report {
  seat: string;
  end: ReportEnd | null;
  measure: string;
  sides: ReportSide[];
  units: ReportUnit[];
  luck: ReportLuck[];
  net: ReportGain;
  turns: ReportGain[];
  swings: ReportSwing[];
  points: ReportPoint[];
  last: number;
}

/** Who won (null for a draw), where and why; `cite` is empty where no rule decided. */
export interface ReportEnd {
  winner: string | null;
  title: string;
  words: string;
  cite: string;
}

/** Dice that came up better than expected for one seat, worse ones of its enemy included. */
export interface ReportGain {
  turn: number;
  line: number;
  gain: number;
  error: number;
  real: boolean;
}

/**
 * One kind of throw of one seat: what came of its dice, and what was to be expected.
 *
 * `error` is the standard error; the difference is luck only where it is `real`.
 */
export interface ReportLuck {
  seat: string;
  name: string;
  done: string;
  throws: number;
  dice: number;
  came: number;
  expected: number;
  error: number;
  real: boolean;
}

export interface ReportPoint {
  line: number;
  turn: number;
  share: number;
}

/** `lost` is what the side lost in all, in the report's `measure`. */
export interface ReportSide {
  seat: string;
  name: string;
  lost: number;
}

/** A line that changed the share of strength from `before` to `after`, and how. */
export interface ReportSwing {
  line: number;
  turn: number;
  words: string;
  detail: string;
  before: number;
  after: number;
}

/** A piece that shot or was hurt; `fate` says how it was lost, in `turn`, at `line`. */
export interface ReportUnit {
  seat: string;
  piece: string;
  name: string;
  shots: number;
  hits: number;
  lost: number;
  fate: string;
  turn: number;
  line: number;
}

export interface Resign {
  type: "resign";
  id: string;
  seat?: string | null;
}

/** The pieces of a group: known to be in play, lost for good, and all others. */
export interface RollLine {
  seat: string;
  side: string;
  group: string;
  here: number;
  lost: number;
  other: number;
}

/** A rule in our words; `cite` is its key in refusals and sums, `rulings` are numbers. */
export interface RuleInfo {
  number: string;
  cite: string;
  chapter: string;
  title: string;
  text: string;
  rulings: string[];
}

export interface Rules {
  chapters: ChapterInfo[];
  rules: RuleInfo[];
  rulings: RulingInfo[];
}

/** A question that was settled: its title asks it, `rules` are the paragraphs it is about. */
export interface RulingInfo {
  number: string;
  title: string;
  text: string;
  reason: string;
  rules: string[];
}

export interface Say {
  type: "chat";
  id: string;
  text: string;
}

/** `ready` once its nonce is given; `yours` when you hold it; `here` when its player is. */
export interface SeatInfo {
  seat: string;
  name: string | null;
  person: string | null;
  agent: string | null;
  nonce: string | null;
  ready: boolean;
  yours: boolean;
  here: boolean;
  reserved: boolean;
}

/**
 * Who is to sit there: you, the first to come, or a computer player.
 *
 * `commanders` share the seat: each answers for what was given to them, and the seat's holder, the
 * commander-in-chief, for all the rest. A `name` is for one of several at the same screen.
 */
export interface SeatWish {
  sitter: "me" | "open" | "computer";
  agent?: string | null;
  commanders?: CommanderWish[];
}

/**
 * What follows this part of the game by a rule, if it still can; `names` is played then.
 *
 * `measured` is given for games with the usual options, where more than one way is open.
 */
export interface SequelInfo {
  cite: string;
  words: string;
  open: boolean;
  names: string[];
  measured: Measured | null;
}

/** `me` is None for somebody who is not known here yet. */
export interface Session {
  me: Me | null;
}

/**
 * What of a seat can be given away, the share it lies `within`, and the chair that has it.
 *
 * Chair 0 is the commander-in-chief's, who answers too where nobody sits. `names` go by language.
 * A `hand` is seen by its player alone, and stays with them while the match lasts.
 */
export interface ShareInfo {
  key: string;
  within: string;
  names: Record<string, string>;
  chair: number;
  hand: boolean;
}

/** The battle as it was when it was shared, and every line since. */
export interface SharedBattle {
  id: string;
  url: string;
  days: number;
  start: BattleText;
  lines: (WriteLine | UndoLine | TurnLine)[];
}

/** `url` is where other phones reach this server, if it knows better than the page. */
export interface SharedBattleMade {
  id: string;
  url: string;
  days: number;
}

/** The lines that follow on number `after`. */
export interface SharedLines {
  after: number;
  lines: (WriteLine | UndoLine | TurnLine)[];
}

/** How many lines there are now. */
export interface SharedNumber {
  number: number;
}

/** What each seat of a battle can give away, by seat; nothing where armies are still to come. */
export interface Shares {
  shares: Record<string, ShareInfo[]>;
}

export interface SharesQuestion {
  scenario: string;
  options?: Record<string, string>;
}

/** An army as the table shows it; `army` names its colours. */
export interface SideInfo {
  seat: string;
  name: string;
  army: string;
}

/** A side is renamed from this line. */
export interface SideName {
  side: number;
  before: string;
  after: string;
}

/** A line that is looked along: clear, or seen no farther than `stop`, and why. */
export interface SightInfo {
  start: [number, number];
  end: [number, number];
  stop: [number, number] | null;
  cite: string;
  words: string;
}

/** The shortest way between two things, edge to edge. */
export interface SpanInfo {
  start: [number, number];
  end: [number, number];
  length: number;
}

/** What a unit is called while any of these boxes is left. */
export interface StageInfo {
  words: string;
  boxes: number;
}

/**
 * Something at stake: a place or piece as the view names it, and whose it is.
 *
 * It is the `last` piece there, in `danger` of being lost in the next turn, or `held`. `label` is
 * a few words, `words` a sentence.
 */
export interface StakeMark {
  about: string;
  word: "last" | "danger" | "held";
  seat: string | null;
  label: string;
  words: string;
}

/**
 * How the game is won, by which rule; `turns` is the last turn, 0 for none.
 *
 * `sides` says what each seat has of what counts, in a few words. `sequels` and `roll` are filled
 * in by a game of several parts.
 */
export interface Stakes {
  goal: string;
  cite: string;
  turn: number;
  turns: number;
  sides: Record<string, string>;
  marks: StakeMark[];
  sequels: SequelInfo[];
  roll: RollLine[];
}

/** A kind of unit to begin with: what adding it is called, and its first facts. */
export interface StartInfo {
  add: string;
  facts: Record<string, string | number>;
}

/**
 * One step of a replay: what happened, and the view after it.
 *
 * `action` is what `seat` answered, empty where that is not for the viewer to know. A viewer's
 * steps are the updates they were sent, by their numbers; those of an open replay are the lines of
 * the record. `line` is the line of the record that it ends with, once that may be known.
 */
export interface Step {
  number: number;
  line: number | null;
  action: string;
  seat: string | null;
  turn: number;
  phase: string;
  events: EventLine[];
  view: string;
}

/** What dice are thrown on: a titled number and the rules that made it; `parts` are one. */
export interface Sum {
  title: string;
  total: number;
  lines: SumLine[];
  parts: number;
}

export interface SumLine {
  cite: string;
  words: string;
  value: number;
}

/**
 * The whole of what you may see, at this number.
 *
 * `owing` are all seats that have a question to answer: more than one where answers are sealed,
 * and then those that are missing have given theirs. `asked` is your seat, or else the first.
 * `stakes` is null in a game that has none, `pair` in one that counts on its own.
 */
export interface Sync {
  type: "sync";
  number: number;
  view: string;
  asked: string | null;
  owing: string[];
  deadline: number | null;
  stakes: Stakes | null;
  pair: PairScore | null;
}

/** What is shown beside a piece: a few signs, and a sentence. */
export interface TagInfo {
  about: string;
  label: string;
  words: string;
}

/**
 * One thing that a list says of an army, a group or a unit; a new one has the default.
 *
 * A choice or a colour is one of its `choices`; a count goes from `least` to `most` by `step` and
 * is `counted` in something; a flag is 0 or 1. `section` is the part of a form it belongs to,
 * `figure` the role of the figure it puts on the table.
 */
export interface TermInfo {
  key: string;
  kind: "choice" | "count" | "flag" | "text" | "colour";
  title: string;
  about: string;
  cite: string;
  price: string;
  usual: string | number;
  choices: ChoiceInfo[];
  least: number;
  most: number;
  step: number;
  section: "first" | "figures" | "more" | "rare";
  figure: string;
  counted: string;
  only: OnlyInfo | null;
}

/**
 * Dice that fell: what for, what each face did, and the sums they were thrown on.
 *
 * `cards` are those concerned that everybody may know of. Where each side throws a die, `seats`
 * says whose each is; otherwise it is empty. `results` says in words what the dice of each mark
 * did. `rows` are those of the table they are looked up in, with their chances before they fell.
 */
export interface Thrown {
  words: string;
  cite: string;
  faces: number[];
  marks: string[];
  cards: string[];
  seats: string[];
  results: Record<string, string>;
  sums: Sum[];
  rows: Bar[];
}

export interface TokenOnly {
  token: string;
}

/**
 * Places one after another: a ray of a fan (`at` is the wheel before it) or a row (its y).
 *
 * Each run is its last place, -1 where that is allowed or else the index of a reason, what the
 * whole way to its first place costs, and by how much each place after that costs more. `leg` is
 * the word of a ray's straight leg, `course` the angle at which that leads from the front. Places
 * beyond the last run are refused by `beyond`. On a `line` the piece faces as that does.
 */
export interface TrackInfo {
  at: number;
  first: number;
  runs: ([number, number, number, number])[];
  beyond: number;
  leg: string;
  course: number;
  line: BendsInfo | null;
}

/**
 * A leg without any choice in it, such as an about-face, and where it leads.
 *
 * Verdict and cost are those of the way that ends with it.
 */
export interface TurnInfo {
  leg: string;
  verdict: number;
  cost: number;
  pose: [number, number, number];
}

export interface TurnLine {
  what: "turn";
  key: string;
  turn: number;
}

/**
 * Take back freely: to the last die, revelation or change of player.
 *
 * Or take back one's own sealed answer, as long as not all are in.
 */
export interface Undo {
  type: "undo";
  id: string;
  seen: number;
  seat?: string | null;
}

/** The last entry, as it was, is taken back. */
export interface UndoLine {
  what: "undo";
  key: string;
  entry: BattleEntry;
}

/** A unit by its terms, in the group at that place; what is left out takes its default. */
export interface UnitFacts {
  id?: string;
  name?: string;
  facts?: Record<string, string | number>;
  group?: number | null;
}

/** What does not change of a unit. */
export interface UnitInfo {
  id: string;
  seat: string;
  kind: string;
  name: string;
  title: string;
  facts: Record<string, string | number>;
}

/** What a form calls units: one of them, its name, adding one, having none. */
export interface UnitWordsInfo {
  one: string;
  name: string;
  add: string;
  none: string;
}

/**
 * What happened. `view` is null when it is that of an older number, or not wanted; so are
 * `stakes` and `pair`, which belong to it.
 */
export interface UpdateMessage {
  type: "update";
  number: number;
  events: EventLine[];
  asked: string | null;
  owing: string[];
  deadline: number | null;
  view: string | null;
  stakes: Stakes | null;
  pair: PairScore | null;
}

/**
 * A verb of the game's orders; their order is that of menus and bars.
 *
 * `label` is by language. `icon` is beside it in the menu of a piece; empty: it is in none.
 * `parts` are the names of what its actions say after verb, piece and target.
 */
export interface VerbInfo {
  word: string;
  label: Record<string, string>;
  traits: ("throws" | "aimed" | "test" | "free" | "plain" | "kept" | "named" | "going" | "held" | "reshapes" | "apart" | "quiet" | "certain")[];
  icon: string;
  parts: string[];
}

/**
 * Your action may be answered in secret by a seat, by what everybody knows, `until` then.
 *
 * The result is sent no earlier, whether that seat is asked or not. Sent again to clients that
 * reconnect before.
 */
export interface Waiting {
  type: "waiting";
  seat: string;
  since: number;
  until: number;
}

/** Something you may regret, and the rule behind it. */
export interface Warning {
  cite: string;
  words: string;
}

/**
 * The connection is accepted. `number` is that of the last update your audience was sent.
 *
 * `board` is the table of a game that measures, once it has begun; `pieces` are those that are not
 * as the catalogue has them.
 */
export interface Welcome {
  type: "welcome";
  match: MatchInfo;
  seat: string | null;
  number: number;
  board: BoardInfo | null;
  pieces: PieceInfo[];
}

/** A rule that forbids, in words. */
export interface WhyInfo {
  cite: string;
  words: string;
}

export interface WriteLine {
  what: "write";
  key: string;
  entry: BattleEntry;
}

/** Ground with a meaning: where a seat sets up, or what is fought for (no seat). */
export interface ZoneInfo {
  seat: string | null;
  name: string;
  points: ([number, number])[];
}

/** What a client may send over a WebSocket. */
export type ClientMessage =
  | Hello
  | Act
  | Undo
  | MakeOffer
  | Reply
  | Resign
  | Claim
  | Assign
  | Say
  | Ask
  | GiveOrder
  | Ping;

/** What the server sends over one. */
export type ServerMessage =
  | Welcome
  | Sync
  | UpdateMessage
  | Prompt
  | Ack
  | Waiting
  | RefusedMessage
  | Answer
  | OfferMessage
  | ChatMessage
  | Presence
  | Ended
  | MatchChanged
  | OrderMessage
  | Pong
  | NoticeMessage;

/** Every operation over HTTP: its body, and its answer when it is carried out. */
export interface Operations {
  "POST /api/people": { body: NewGuest; answer: Me };
  "GET /api/people/me": { body: undefined; answer: Me };
  "PATCH /api/people/me": { body: Changes; answer: Me };
  "POST /api/people/me/pass": { body: undefined; answer: Me };
  "PUT /api/people/me/email": { body: Address; answer: Me };
  "DELETE /api/people/me/email": { body: undefined; answer: Me };
  "POST /api/people/confirm": { body: TokenOnly; answer: undefined };
  "POST /api/accounts": { body: Credentials; answer: Me };
  "PUT /api/accounts/password": { body: NewPassword; answer: undefined };
  "GET /api/sessions": { body: undefined; answer: Session };
  "POST /api/sessions": { body: Credentials; answer: Me };
  "DELETE /api/sessions": { body: undefined; answer: undefined };
  "POST /api/recovery": { body: undefined; answer: Recovery };
  "POST /api/recovery/use": { body: TokenOnly; answer: Me };
  "GET /api/people/me/blocks": { body: undefined; answer: People };
  "PUT /api/people/me/blocks/{person_id}": { body: undefined; answer: undefined };
  "DELETE /api/people/me/blocks/{person_id}": { body: undefined; answer: undefined };
  "GET /api/games-known": { body: undefined; answer: Known };
  "GET /api/lobby": { body: undefined; answer: Lobby };
  "GET /api/matches": { body: undefined; answer: Matches };
  "POST /api/matches": { body: NewMatch; answer: MatchInfo };
  "GET /api/games/{key}/catalogue": { body: undefined; answer: Catalogue };
  "GET /api/games/{key}/rules": { body: undefined; answer: Rules };
  "GET /api/games/{key}/rules/find": { body: undefined; answer: FoundRules };
  "GET /api/games/{key}/army-options": { body: undefined; answer: ArmyOptions };
  "POST /api/games/{key}/army-check": { body: ArmyQuestion; answer: ArmyCheck };
  "POST /api/games/{key}/shares": { body: SharesQuestion; answer: Shares };
  "GET /api/charts": { body: undefined; answer: ChartGames };
  "GET /api/charts/{key}": { body: undefined; answer: ChartBookInfo };
  "GET /api/charts/{key}/battles": { body: undefined; answer: ChartBattles };
  "POST /api/charts/{key}/army": { body: ChartArmyQuestion; answer: ChartArmy };
  "POST /api/shared-battles": { body: BattleText; answer: SharedBattleMade };
  "GET /api/shared-battles/{battle_id}": { body: undefined; answer: SharedBattle };
  "GET /api/shared-battles/{battle_id}/lines": { body: undefined; answer: SharedLines };
  "POST /api/shared-battles/{battle_id}/lines": { body: NewLines; answer: SharedNumber };
  "GET /api/shared-battles/{battle_id}/code": { body: undefined; answer: string };
  "GET /api/house": { body: undefined; answer: House };
  "POST /api/house": { body: undefined; answer: House };
  "DELETE /api/house": { body: undefined; answer: House };
  "GET /api/matches/{match_id}/links/{seat}": { body: undefined; answer: string };
  "GET /api/games/{key}/lists/{option}": { body: undefined; answer: ListForm };
  "POST /api/games/{key}/lists/{option}": { body: ListQuestion; answer: ListCheck };
  "GET /api/matches/{match_id}/lists/{option}": { body: undefined; answer: ListCheck };
  "GET /api/games/{key}/deck-form": { body: undefined; answer: DeckForm };
  "POST /api/games/{key}/deck-check": { body: DeckQuestion; answer: DeckCheck };
  "POST /api/print": { body: PrintWish; answer: undefined };
  "GET /api/matches/{match_id}/record": { body: undefined; answer: string };
  "POST /api/records": { body: NewFromRecord; answer: MatchInfo };
  "GET /api/matches/{match_id}/replay": { body: undefined; answer: Replay };
  "POST /api/replays": { body: NewReplay; answer: Replay };
  "GET /api/matches/{match_id}/proof": { body: undefined; answer: Proof };
  "POST /api/proofs": { body: NewProof; answer: Proof };
  "GET /api/matches/{match_id}/report": { body: undefined; answer: Report };
  "POST /api/reports": { body: NewReport; answer: Report };
  "GET /api/matches/{match_id}/analysis": { body: undefined; answer: Analysis };
  "POST /api/analyses": { body: NewAnalysis; answer: Analysis };
  "POST /api/lessons": { body: NewLesson; answer: MatchInfo };
  "GET /api/matches/{match_id}/lesson": { body: undefined; answer: LessonInfo };
  "POST /api/matches/{match_id}/lesson/back": { body: undefined; answer: LessonInfo };
  "GET /api/matches/{match_id}": { body: undefined; answer: MatchInfo };
  "DELETE /api/matches/{match_id}": { body: undefined; answer: undefined };
  "POST /api/matches/{match_id}/join": { body: Join; answer: MatchInfo };
  "POST /api/matches/{match_id}/leave": { body: Leave; answer: MatchInfo };
  "POST /api/matches/{match_id}/begin": { body: undefined; answer: MatchInfo };
  "POST /api/matches/{match_id}/rematch": { body: undefined; answer: MatchInfo };
  "GET /api/matches/{match_id}/chat": { body: undefined; answer: Chat };
  "GET /api/matches/{match_id}/note": { body: undefined; answer: Note };
  "PUT /api/matches/{match_id}/note": { body: Note; answer: Note };
  "GET /api/matches/{match_id}/seats/{seat}/orders": { body: undefined; answer: Orders };
  "PUT /api/matches/{match_id}/seats/{seat}/orders": { body: Orders; answer: Orders };
  "GET /healthz": { body: undefined; answer: Health };
  "GET /metrics": { body: undefined; answer: string };
}
