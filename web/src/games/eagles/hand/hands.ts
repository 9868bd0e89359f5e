/**
 * What the hands may do with the cards of a table that is drawn: left out where it is only a
 * picture.
 */

export interface Hands {
  /** Touched by click, tap or key. `keyed`: by the keyboard or an aid. */
  pick?(name: string, element: HTMLElement, keyed: boolean): void;
  /** The pointer comes down on a card: it may be carried. */
  grip?(event: PointerEvent, name: string, element: HTMLElement): void;
  /** Under the pointer or in focus: after a while it is shown large. */
  near?(name: string, element: HTMLElement): void;
  far?(): void;
  /** Shown large at once. */
  look?(name: string): void;
}
