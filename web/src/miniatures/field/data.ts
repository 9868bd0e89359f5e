/** What the server sends of a measured table: lengths in hundredths of a millimetre. */

import type { BoardInfo } from "../../app/protocol.gen";

export type {
  AreaInfo as Area,
  BendsInfo as Bends,
  FeatureInfo as Feature,
  LineInfo as Line,
  MeasureInfo as Measure,
  PaceInfo as Pace,
  ReachInfo as Reach,
  SideInfo as Side,
  SightInfo as Sight,
  SpanInfo as Span,
  TagInfo as Tag,
  TrackInfo as Track,
  TurnInfo as Turn,
  UnitInfo as Unit,
  WhyInfo as Why,
  ZoneInfo as Zone,
} from "../../app/protocol.gen";

export type Point = [number, number];

/** A table as a game draws it; by eye nothing on it shows a length. */
export interface Board extends BoardInfo {
  byEye?: boolean;
}
