import type { Instant } from "@/lib/core/time/instant";
import { localDateAt } from "@/lib/core/time/zone";
import { deriveProposing } from "@/lib/domain/bookings/proposing";
import type { Link } from "@/lib/pages/frame/view";
import { formatDate, formatTime } from "@/lib/platform/i18n/format";
import { hrefWith, type ViewContext } from "./view-context";

/** The soonest time, as a link that books it, or that chooses it where there is more to choose. */
export function nextView(context: ViewContext, earliest: Instant | null): Link | null {
  const { t, reader, query, page, address } = context;
  if (earliest === null || query.starts.includes(earliest)) return null;
  const day = localDateAt(reader.zone, earliest);
  const { several } = deriveProposing(page.custom);
  const isAll = !several && address.event === undefined;
  return {
    href: hrefWith(context, {
      day: isAll ? null : day,
      month: null,
      starts: several ? [...query.starts, earliest].sort((a, b) => a - b) : [earliest],
      details: isAll,
    }),
    label: t("booking.nextAvailable", {
      date: `${formatDate(reader, day, "dayShort")}, ${formatTime(reader, earliest)}`,
    }),
  };
}
