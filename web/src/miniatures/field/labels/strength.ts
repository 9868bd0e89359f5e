/** The bases of a brigade as blocks in groups: what is left when it is spent, when it is worn, and the rest. */

export interface Block {
  standing: boolean; // else it is lost
  begins: boolean; // a group: here it becomes worn or spent
}

/** `of`: how many it began with, and with how many left it is worn and spent. */
export function strengthBlocks(left: number, of: Readonly<Record<string, string | number>>): Block[] {
  const [all, worn, spent] = ["bases", "worn", "spent"].map((key) => Number(of[key] ?? 0)) as [number, number, number];
  return Array.from({ length: all }, (_, i) => ({ standing: i < left, begins: i > 0 && (i === worn || i === spent) }));
}
