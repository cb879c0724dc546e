import { addDays, type LocalDate } from "@/lib/core/time/local-date";
import type { DateOverride } from "../../resources/edited-availability";

/** Copies an override to other dates, with one entry per run of consecutive days. */
export function copyOverride(
  { enabled, slots, label }: DateOverride,
  dates: Iterable<LocalDate>,
): DateOverride[] {
  const copies: DateOverride[] = [];
  for (const date of [...dates].sort()) {
    const last = copies.at(-1);
    if (last && addDays(last.end_date as LocalDate, 1) === date) last.end_date = date;
    else copies.push({ start_date: date, end_date: date, enabled, slots: structuredClone(slots), label });
  }
  return copies;
}
