/** What the server tells of a measured table: lengths in hundredths of a millimetre. */

export type {
  AreaInfo as Area,
  BendsInfo as Bends,
  BoardInfo as Board,
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
