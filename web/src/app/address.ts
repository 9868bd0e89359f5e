/** Where the rules of a game stand; those of EAGLES have the shorter address. */
export function rulesOf(game: string | undefined, number = ""): string {
  const parts = ["/rules", game && game !== "eagles" ? game : "", number];
  return parts.filter(Boolean).join("/");
}
