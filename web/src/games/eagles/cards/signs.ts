/** The round signs on the foot of a card, by the words of a view. */

export const SIGNS: Record<string, string> = {
  fatigued: "s-fatigued",
  depleted: "s-depleted",
  prone: "s-prone",
  zeal: "s-zeal",
  struck: "s-struck",
  panicked: "s-panicked",
  harried: "s-harried",
};
