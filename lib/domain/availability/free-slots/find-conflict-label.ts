import type { SlotConflict } from "@/lib/core/slots/slot-conflict";
import { listHolidays } from "@/lib/domain/availability/holidays/list-holidays";
import type { Language } from "@/lib/platform/i18n/languages";
import type { HourSettings } from "./load-hour-settings";

/**
 * Returns the owner's label of the dates or the absence, or the name of the holiday; null if there is none.
 */
export async function findConflictLabel(
  obstacle: SlotConflict,
  settings: readonly (HourSettings | undefined)[],
  lang: Language | undefined,
): Promise<string | null> {
  if (!("place" in obstacle)) return null;
  const own = settings[obstacle.host];
  switch (obstacle.rule) {
    case "closed_date":
      return own?.dates?.[obstacle.place]?.label || null;
    case "absence":
      return own?.absences?.[obstacle.place]?.label || null;
    case "holiday": {
      if (!own?.holidays) return null;
      const { country, region } = own.holidays;
      const year = Number(obstacle.date.slice(0, 4));
      const holidays = await listHolidays({ country, region: region ?? undefined, year, lang });
      return holidays.find(({ date }) => date === obstacle.date)?.name ?? null;
    }
  }
}
