/** Where pages are that games have a part in. The first game of the list has the shorter addresses. */

import { GAMES } from "../games";
import type { GamePage } from "../games/entry";

export function rulesOf(game: string | undefined, number = ""): string {
  const parts = ["/rules", game && game !== GAMES[0]!.key ? game : "", number];
  return parts.filter(Boolean).join("/");
}

/** The lesson of a game. */
export function learnOf(game: string): string {
  return game === GAMES[0]!.key ? "/learn" : `/learn/${game}`;
}

/** How a battle of a game goes, and how it is won. */
export function howOf(game: string | undefined): string {
  return game && game !== GAMES[0]!.key ? `/how/${game}` : "/how";
}

/** The army builder of a game. */
export function armyOf(game: string): string {
  return game === builtGames()[0] ? "/army" : `/army/${game}`;
}

/** The charts of a game, a page apart. */
export function chartsOf(game: string): string {
  return `/charts/${game}`;
}

/** The same on paper. */
export function sheetOf(game: string): string {
  return `${chartsOf(game)}/sheet`;
}

/** The games whose armies are built. */
export function builtGames(): string[] {
  return GAMES.filter((game) => game.armies).map((game) => game.key);
}

/** Every page of a game's own, with its address. */
export function gamePages(): (GamePage & { href: string })[] {
  return GAMES.flatMap(({ key, pages = {} }) =>
    Object.entries(pages).map(([name, page]) => ({
      ...page,
      href: page.short ? `/${name}` : `/games/${key}/${name}`,
    })),
  );
}
