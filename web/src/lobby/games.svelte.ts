/** The matches the lobby shows: one's own, open challenges, those one may watch; kept up to date. */

import type { Lobby, MatchInfo, NoticeMessage } from "../app/protocol.gen";
import { call, type Params, Refused } from "../app/http";
import { t } from "../app/words";
import { battleName } from "./naming";
import { person } from "../account/me.svelte";
import { isLesson } from "../seats/join";

export type Pace = MatchInfo["pace"];

export const games = $state<{
  mine: MatchInfo[];
  challenges: MatchInfo[];
  more: boolean; // challenges that are not shown yet
  watchable: MatchInfo[];
  ready: boolean;
  failed: string;
}>({ mine: [], challenges: [], more: false, watchable: [], ready: false, failed: "" });

/** Which challenges are shown: of one game or of any (""), at one pace or at any; so many pages. */
export const wanted = $state<{ game: string; pace: Pace | ""; pages: number }>({ game: "", pace: "", pages: 1 });

/** Milliseconds until the next look; sooner where a move may come at any moment without a notice. */
const AGAIN = 15_000;
const SOON = 3000;
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

export async function refreshGames(): Promise<void> {
  try {
    const [lobby, own] = await Promise.all([lobbyPages(), ownMatches()]);
    take(lobby, own);
    games.failed = "";
  } catch (problem) {
    games.failed = problem instanceof Refused ? problem.message : t("lobby-no-connection");
  }
  games.ready = true;
}

/** The lobby with as many pages of challenges as are shown. */
async function lobbyPages(): Promise<Lobby> {
  const params: Params = {};
  if (wanted.game) params.game = wanted.game;
  if (wanted.pace) params.pace = wanted.pace;
  const lobby = await call("GET /api/lobby", undefined, params);
  for (let page = 1; page < wanted.pages && lobby.next !== null; page++) {
    const more = await call("GET /api/lobby", undefined, { ...params, before: String(lobby.next) });
    lobby.challenges.push(...more.challenges);
    lobby.next = more.next;
  }
  return lobby;
}

/** Show challenges of this game and pace, from the newest. */
export function seek(game: string, pace: Pace | ""): Promise<void> {
  Object.assign(wanted, { game, pace, pages: 1 });
  return refreshGames();
}

export function showMore(): Promise<void> {
  wanted.pages += 1;
  return refreshGames();
}

async function ownMatches(): Promise<MatchInfo[]> {
  if (!person.me) return [];
  return (await call("GET /api/matches")).matches.filter((match) => !isLesson(match));
}

function take(lobby: Lobby, own: MatchInfo[]): void {
  const listed = new Set(own.map((match) => match.id));
  games.mine = [...own, ...lobby.own.filter((match) => !listed.has(match.id))];
  const mine = new Set(games.mine.map((match) => match.id));
  games.more = lobby.next !== null;
  games.challenges = lobby.challenges.filter((match) => !mine.has(match.id));
  games.watchable = lobby.watchable.filter((match) => !mine.has(match.id));
}

/** Running and waiting matches: those that wait for oneself first, then by what happened last. */
export function living(matches: readonly MatchInfo[]): MatchInfo[] {
  const rank = (match: MatchInfo) => (match.your_turn ? 0 : match.stage === "running" ? 1 : 2);
  return matches
    .filter((match) => match.stage === "running" || match.stage === "waiting")
    .sort((a, b) => rank(a) - rank(b) || b.created - a.created);
}

export function finished(matches: readonly MatchInfo[]): MatchInfo[] {
  return matches
    .filter((match) => match.stage === "over")
    .sort((a, b) => (b.over ?? b.created) - (a.over ?? a.created));
}

const BEEN = "grognard-been";

/** Whether there were games to show here before: the page is laid out for them at once. */
export function hasBeenHere(): boolean {
  try {
    return localStorage.getItem(BEEN) !== null;
  } catch {
    return false;
  }
}

export function keepBeenHere(): void {
  try {
    localStorage.setItem(BEEN, "1");
  } catch {
    // a browser that keeps nothing greets everybody as new
  }
}

/** Look again now and then while the page is seen, and at once when a notice comes. */
export function follow(): () => void {
  let looked = Date.now();
  const look = () => {
    if (document.visibilityState !== "visible") return;
    looked = Date.now();
    void refreshGames();
  };
  const timer = window.setInterval(() => {
    if (Date.now() - looked >= (games.mine.some(isQuick) ? SOON : AGAIN)) look();
  }, SOON);
  document.addEventListener("visibilitychange", look);
  const deaf = listen((notice) => {
    void refreshGames().then(() => announce(notice));
  });
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
    deaf();
  };
}

/** Notices of turns are for games of days; in all others the opponent may answer at once. */
function isQuick(match: MatchInfo): boolean {
  return match.stage === "running" && !match.your_turn && (match.pace === "live" || match.pace === "none");
}

/** The line for notices; only somebody has one, and it is taken up again when it breaks. */
function listen(heard: (notice: NoticeMessage) => void): () => void {
  let socket: WebSocket | null = null;
  let timer = 0;
  let wait = FIRST_WAIT;
  let closed = false;
  function dial(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    socket = new WebSocket(`${scheme}//${location.host}/api/notices`);
    socket.onopen = () => (wait = FIRST_WAIT);
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as NoticeMessage;
      if (message.type === "notice") heard(message);
    };
    socket.onclose = () => {
      if (closed) return;
      timer = window.setTimeout(dial, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
  }
  if (person.me) dial();
  return () => {
    closed = true;
    clearTimeout(timer);
    socket?.close();
  };
}

const SAID: Record<NoticeMessage["kind"], string> = {
  turn: "lobby-notice-turn",
  over: "lobby-notice-over",
  joined: "lobby-notice-joined",
  offer: "lobby-notice-offer",
};

/** A word from the browser itself, where the reader has allowed it and looks elsewhere. */
async function announce(notice: NoticeMessage): Promise<void> {
  if (!mayAnnounce() || document.visibilityState === "visible") return;
  const match = games.mine.find((one) => one.id === notice.match);
  const path = `/match/${notice.match}`;
  const said: NotificationOptions = {
    body: t(SAID[notice.kind], { battle: match ? battleName(match) : "" }),
    icon: "/icons/grognard-192.png",
    tag: notice.match,
    data: { path },
  };
  // phones take it from the worker only, which then also follows the tap
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification("Grognard", said);
  new Notification("Grognard", said).onclick = () => {
    window.focus();
    location.assign(path);
  };
}

export function mayAnnounce(): boolean {
  return "Notification" in window && Notification.permission === "granted";
}

/** Whether asking the reader makes sense: they have neither allowed nor forbidden it. */
export function mightAnnounce(): boolean {
  return "Notification" in window && Notification.permission === "default";
}
