import { expect, it } from "vitest";
import type { PieceInfo } from "../../../app/protocol.gen";
import { pieceOf, setCatalogue, useOwn } from "./catalogue";

const card = (id: string, dice: number) => ({ id, facts: { dice } }) as unknown as PieceInfo;

it("a match with cards of its own shows their values, and the next one the series' again", () => {
  setCatalogue([card("015", 3), card("016", 2)]);
  useOwn([card("015", 5)]);
  expect([pieceOf("015")?.facts["dice"], pieceOf("015b")?.facts["dice"], pieceOf("016")?.facts["dice"]]).toEqual([
    5, 5, 2,
  ]);
  useOwn([]);
  expect(pieceOf("015")?.facts["dice"]).toBe(3);
});
