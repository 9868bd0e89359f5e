/** Armies by name, and by the classes of tokens.css that give everything of theirs its colours. */

export type Army = "french" | "british" | "prussian";
export type Code = "fr" | "gb" | "pr";

export const CODES: Record<Army, Code> = { french: "fr", british: "gb", prussian: "pr" };
