import type { TranslateConsole } from "../../texts";
import type { DateEntry } from "../availability-body";
import { timesText } from "../year/day-words";

/** What an entry makes of its days: "10:00–14:00 · Open day". */
export const entryText = ({ enabled, slots, label }: DateEntry, t: TranslateConsole): string =>
  joinWords(enabled && slots.length > 0 ? timesText(slots) : t("availability.days.closed"), label);

export const joinWords = (...words: (string | null | undefined)[]): string =>
  words.filter(Boolean).join(" · ");
