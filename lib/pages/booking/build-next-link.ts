import type { Instant } from "@/lib/core/time/instant";
import { toLocalDate } from "@/lib/core/time/zone";
import { deriveSlotCountLimits } from "@/lib/domain/bookings/slot-count-limits";
import type { Link } from "@/lib/pages/page-shell/view";
import { formatDate, formatTime } from "@/lib/platform/i18n/format-date-time";
import { joinDateTime } from "@/lib/platform/i18n/join-date-time";
import { buildStateHref, type ViewContext } from "./view-context";

/** The next free time, as a link that books it, or that only selects it if more times are needed. */
export function buildNextLink(context: ViewContext, earliest: Instant | null): Link | null {
  const { t, reader, query, page, address } = context;
  if (earliest === null || query.starts.includes(earliest)) return null;
  const day = toLocalDate(reader.zone, earliest);
  if (page.grid.stay)
    return {
      href: buildStateHref(context, { day, month: null, starts: [], until: null }),
      label: t("booking.nextAvailable", { date: formatDate(reader, day, "dayShort") }),
    };
  const { several } = deriveSlotCountLimits(page.settings);
  const isAll = !several && address.event === undefined;
  return {
    href: buildStateHref(context, {
      day: isAll ? null : day,
      month: null,
      starts: several ? [...query.starts, earliest].sort((a, b) => a - b) : [earliest],
      details: isAll,
    }),
    label: t("booking.nextAvailable", {
      date: joinDateTime(reader.lang, formatDate(reader, day, "dayShort"), formatTime(reader, earliest)),
    }),
  };
}
