import type { SlotConflict } from "@/lib/core/slots/slot-conflict";
import { listHolidays } from "@/lib/domain/availability/holidays/list-holidays";
import type { Language } from "@/lib/platform/i18n/languages";
import type { HourSettings } from "./load-hour-settings";

/**
 * Returns the owner's label of the dates or the absence, or the name of the holiday; null if there is none.
 */
export async function findConflictLabel(
  conflict: SlotConflict,
  settings: readonly (HourSettings | undefined)[],
  lang: Language | undefined,
): Promise<string | null> {
  if (!("index" in conflict)) return null;
  const hours = settings[conflict.host];
  switch (conflict.rule) {
    case "closed_date":
      return hours?.dates?.[conflict.index]?.label || null;
    case "absence":
      return hours?.absences?.[conflict.index]?.label || null;
    case "holiday": {
      if (!hours?.holidays) return null;
      const { country, region } = hours.holidays;
      const year = Number(conflict.date.slice(0, 4));
      const holidays = await listHolidays({ country, region: region ?? undefined, year, lang });
      return holidays.find(({ date }) => date === conflict.date)?.name ?? null;
    }
  }
}
