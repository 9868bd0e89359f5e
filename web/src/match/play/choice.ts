/** What has been chosen so far of a sentence; null is open, "" means that it has no such part. */
export interface Choice {
  card: string | null;
  verb: string | null;
  target: string | null;
  formation: string | null;
  on: string | null;
}

export const NOTHING: Choice = {
  card: null,
  verb: null,
  target: null,
  formation: null,
  on: null,
};
