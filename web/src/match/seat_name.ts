/** Who plays a seat: the reader, a computer, a person by name, or nobody yet. */

import { t } from "../app/words";
import { agentName } from "../lobby/naming";
import { lesson } from "./lesson/lesson.svelte";
import { play } from "./play/state.svelte";

export function seatName(seat: string): string {
  const info = play.match?.seats.find((each) => each.seat === seat);
  if (info?.yours && play.seat === seat) return t("log-you");
  if (info?.yours && lesson.match) return t("lesson-guide");
  if (info?.agent) return t("log-computer", { agent: agentName(info.agent) });
  return info?.name ?? t("log-nobody");
}
