import type { Schemas } from "../api";
import { formatDurationMinutes } from "../format-duration-minutes";
import { formatWallRange } from "../format-wall-range";
import type { TranslateConsole } from "../texts";

export type FocusRule = Schemas["FocusBlocks"];
export type EveningRule = Schemas["EveningLimit"];

/** Formats blocks that stay free: "2 blocks of 3 hours a week", "1 block of 30 minutes a day, 11:30–14:00". */
export function formatFocusBlocks(rule: FocusRule, locale: string, t: TranslateConsole): string {
  const { per, count, minutes, start_time, end_time } = rule;
  const blocks = t("focus.blocks", {
    count: count ?? 0,
    length: formatDurationMinutes(locale, minutes ?? 0),
    per,
  });
  if (!start_time || !end_time) return blocks;
  return t("focus.between", { blocks, times: formatWallRange(locale, { start_time, end_time }) });
}

/** Formats an evening limit: "2 evenings a week, from 18:00" */
export const formatEvenings = ({ most, from }: EveningRule, locale: string, t: TranslateConsole): string =>
  t("focus.evenings", { count: most ?? 0, from: formatWallTime(locale, from ?? "") });

function formatWallTime(locale: string, time: string): string {
  const at = Date.parse(`2018-01-01T${time}:00Z`);
  return Number.isNaN(at)
    ? time
    : new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" }).format(at);
}
