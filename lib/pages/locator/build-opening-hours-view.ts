import type { Instant } from "@/lib/core/time/instant";
import { addDays } from "@/lib/core/time/local-date";
import { WEEKDAYS } from "@/lib/core/time/weekdays";
import { toLocalDate } from "@/lib/core/time/zone";
import {
  deriveOpeningStatus,
  getWeekday,
  parseMinuteOfDay,
} from "@/lib/domain/locators/locations/derive-opening-status";
import type { OpeningHours } from "@/lib/domain/locators/locations/opening-hours-schema";
import {
  capitalize,
  type DateTimeStyle,
  formatDate,
  formatMinute,
  listWeekdayNames,
} from "@/lib/platform/i18n/format-date-time";
import { joinDateTime } from "@/lib/platform/i18n/join-date-time";
import { getRegionFormat } from "@/lib/platform/i18n/region-format";
import type { Translate } from "@/lib/platform/i18n/translate";
import type { OpeningHoursView } from "./view";

interface Context {
  reader: Omit<DateTimeStyle, "zone">;
  t: Translate;
  now: Instant;
}

/** The week in the order of the reader's country; if the zone is known, whether the place is open now. */
export function buildOpeningHoursView(
  { reader, t, now }: Context,
  hours: OpeningHours,
  zone: string | null,
): OpeningHoursView {
  const { firstWeekday } = getRegionFormat(reader.lang, reader.region);
  const names = listWeekdayNames(reader.lang, firstWeekday);
  const today = zone === null ? null : getWeekday(zone, now);
  const time = (text: string) => formatMinute(reader, parseMinuteOfDay(text));
  return {
    label: t("locator.hours"),
    status: zone === null ? null : formatStatus({ reader, t, now }, hours, zone),
    days: names.map(({ long }, index) => {
      const weekday = (firstWeekday + index) % 7;
      const spans = hours[WEEKDAYS[weekday] ?? "monday"] ?? [];
      return {
        name: capitalize(reader.lang, long),
        spans:
          spans.length === 0
            ? [t("locator.closed")]
            : spans.map(({ start, end }) => `${time(start)} – ${time(end)}`),
        isToday: weekday === today,
      };
    }),
  };
}

function formatStatus(
  { reader, t, now }: Context,
  hours: OpeningHours,
  zone: string,
): OpeningHoursView["status"] {
  const opening = deriveOpeningStatus(hours, zone, now);
  if (opening === null) return { isOpen: false, text: t("locator.closed") };
  if (opening.isOpen)
    return {
      isOpen: true,
      text: t("locator.openUntil", { time: formatMinute(reader, opening.until % 1440) }),
    };
  const time = formatMinute(reader, opening.at);
  const date = formatDate(reader, addDays(toLocalDate(zone, now), opening.days), "dayShort");
  return {
    isOpen: false,
    text: t("locator.opens", { time: opening.days === 0 ? time : joinDateTime(reader.lang, date, time) }),
  };
}
