import { afterEach, beforeEach, expect, test } from "vitest";
import { readScene } from "./scene";
import { said } from "../fixtures/orders";
import { settings } from "../../../app/settings.svelte";
import type { Lang } from "../../../app/words";
import { layCards, VIEW } from "../../../match/orders/fixtures";
import { cardWords, sayEffect, sayWhole } from "./saying";

const scene = readScene(VIEW);

beforeEach(layCards);
afterEach(() => void (settings.lang = "en"));

// the sentence, what it says, and what the button says that gives the order
const SAID: Record<Lang, readonly (readonly [string, string, string])[]> = {
  en: [
    [
      "deploy 016 > FC column on 091",
      "Schmitz deploys in the French Center in column, on Rossomme",
      "Deploy in the French Center in column, on Rossomme",
    ],
    ["hide 095 > FL", "Rally is laid face-down in the French Left", "Lay face-down in the French Left"],
    ["ready", "Deployment is over", "Ready"],
    ["test 016", "Schmitz tests morale", "Roll for Schmitz"],
    ["fire 070 > 130", "Old Guard fires on Kempt", "Fire on Kempt"],
    [
      "fire 070 > AR#1",
      "Old Guard fires on hidden card 1 in the Allied Right",
      "Fire on hidden card 1 in the Allied Right",
    ],
    ["shock 055 > 130", "Travers shocks Kempt", "Shock Kempt"],
    ["open 070", "Old Guard opens fire: first the Position is revealed", "Reveal and open fire"],
    ["move 016 > AR", "Schmitz moves to the Allied Right", "Move to the Allied Right"],
    ["move 016 > AR column", "Schmitz moves to the Allied Right in column", "Move to the Allied Right in column"],
    ["move 016 > reserve", "Schmitz goes back to the Reserve", "Withdraw to the Reserve"],
    ["move 070 > FC on 091", "Old Guard occupies Rossomme", "Occupy Rossomme"],
    ["move 070 > FC", "Old Guard comes into the open", "Come into the open"],
    ["form 016 square", "Schmitz forms square", "Form square"],
    ["form 016 line", "Schmitz forms line", "Form line"],
    ["lay 091", "Rossomme is laid", "Lay Rossomme"],
    ["show 201", "Blücher is shown: the Prussians arrive", "Show Blücher"],
    ["play 095 > 016", "Rally is played on Schmitz", "Play Rally on Schmitz"],
    ["play 099 > AC", "Ricochet Fire is played on the Allied Center", "Play Ricochet Fire on the Allied Center"],
    ["play 099", "Ricochet Fire is played", "Play Ricochet Fire"],
    [
      "confuse 101: 016 > AC column",
      "Battle Confusion: Schmitz moves to the Allied Center in column and fires",
      "Schmitz to the Allied Center in column",
    ],
    ["capture 179 with 016", "Schmitz takes Hougoumont", "Take Hougoumont with Schmitz"],
    ["end", "The phase ends", "End combat"],
    ["pass", "Nothing is played", "Pass"],
    ["resign", "The battle is resigned", "Resign"],
    ["offer draw", "A draw is offered", "Offer a draw"],
    ["accept", "The draw is accepted", "Accept the draw"],
  ],
  fr: [
    [
      "deploy 016 > FC column on 091",
      "Schmitz se déploie au centre français en colonne, sur Rossomme",
      "Déployer au centre français en colonne, sur Rossomme",
    ],
    [
      "hide 095 > FL",
      "On pose Ralliement face cachée à la gauche française",
      "Poser face cachée à la gauche française",
    ],
    ["ready", "Le déploiement est fini", "Prêt"],
    ["test 016", "Schmitz teste son moral", "Lancer le dé pour Schmitz"],
    ["fire 070 > 130", "Vieille Garde tire sur Kempt", "Tirer sur Kempt"],
    [
      "fire 070 > AR#1",
      "Vieille Garde tire sur la carte cachée 1 à la droite alliée",
      "Tirer sur la carte cachée 1 à la droite alliée",
    ],
    ["shock 055 > 130", "Travers charge Kempt", "Charger Kempt"],
    ["open 070", "Vieille Garde ouvre le feu\u00a0: on révèle d’abord la Position", "Révéler et ouvrir le feu"],
    ["move 016 > AR", "Schmitz va vers la droite alliée", "Aller vers la droite alliée"],
    ["move 016 > AR column", "Schmitz va vers la droite alliée en colonne", "Aller vers la droite alliée en colonne"],
    ["move 016 > reserve", "Schmitz retourne en réserve", "Revenir en réserve"],
    ["move 070 > FC on 091", "Vieille Garde occupe Rossomme", "Occuper Rossomme"],
    ["move 070 > FC", "Vieille Garde sort à découvert", "Sortir à découvert"],
    ["form 016 square", "Schmitz se met en carré", "Former le carré"],
    ["form 016 line", "Schmitz se met en ligne", "Former la ligne"],
    ["lay 091", "On pose Rossomme", "Poser Rossomme"],
    ["show 201", "On montre Blücher\u00a0: les Prussiens arrivent", "Montrer Blücher"],
    ["play 095 > 016", "On joue Ralliement sur Schmitz", "Jouer Ralliement sur Schmitz"],
    ["play 099 > AC", "On joue Tir à ricochet sur le centre allié", "Jouer Tir à ricochet sur le centre allié"],
    ["play 099", "On joue Tir à ricochet", "Jouer Tir à ricochet"],
    [
      "confuse 101: 016 > AC column",
      "Confusion\u00a0: Schmitz va vers le centre allié en colonne et tire",
      "Schmitz vers le centre allié en colonne",
    ],
    ["capture 179 with 016", "Schmitz s’empare de Hougoumont", "Prendre Hougoumont avec Schmitz"],
    ["end", "La phase est finie", "Finir le combat"],
    ["pass", "On ne joue rien", "Passer"],
    ["resign", "On abandonne la bataille", "Abandonner"],
    ["offer draw", "On propose la nulle", "Proposer la nulle"],
    ["accept", "On accepte la nulle", "Accepter la nulle"],
  ],
};

for (const lang of ["en", "fr"] as const) {
  test.each(SAID[lang])(`${lang}: %s`, (text, whole, button) => {
    settings.lang = lang;
    expect(sayWhole(said(text), scene)).toBe(whole);
    expect(sayEffect(said(text), scene)).toBe(button);
  });
}

test("both languages say the same sentences", () => {
  expect(SAID.fr.map(([text]) => text)).toEqual(SAID.en.map(([text]) => text));
});

test("dice are shown once they are known", () => {
  expect(sayEffect(said("fire 070 > 130"), scene, 5)).toBe("Fire (5 dice)");
  expect(sayEffect(said("shock 055 > 130"), scene, 1)).toBe("Shock (one die)");
  settings.lang = "fr";
  expect(sayEffect(said("fire 070 > 130"), scene, 5)).toBe("Faire feu (5 dés)");
});

test("a second card of one name goes by its title, an unknown one by none", () => {
  expect(cardWords("070b")).toBe("Old Guard");
  expect(cardWords("999")).toBe("a card");
});
