// Drawings as nodes. A card is read from its text once and copied afterwards: copying is much the
// cheaper of the two, and a table draws sixty at a time.

import { drawing } from "./draw";
import type { PieceInfo, Size } from "../piece";
import { layPictures } from "./pictures";

const models = new Map<string, Node>();

export function picture(piece: PieceInfo, size: Size, lang: string): Node {
  layPictures();
  const text = drawing(piece, size, lang);
  let model = models.get(text);
  if (!model) {
    const host = document.createElementNS("http://www.w3.org/2000/svg", "g");
    host.innerHTML = text;
    models.set(text, (model = host));
  }
  return model.cloneNode(true);
}
