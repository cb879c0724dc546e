import { toLocalDate } from "@/lib/core/time/zone";
import type { BannerView } from "@/lib/pages/page-shell/view";
import { formatDate, formatTime } from "@/lib/platform/i18n/format-date-time";
import { joinDateTime } from "@/lib/platform/i18n/join-date-time";
import type { ViewContext } from "./view-context";

/** The end of the hold of a waiting list offer; null if another time is chosen. */
export function buildOfferBanner({ page, query, reader, now, t }: ViewContext): BannerView | null {
  const { offer } = page;
  if (!offer || !query.starts.includes(offer.start)) return null;
  const { until } = offer;
  const time = joinDateTime(
    reader.lang,
    formatDate(reader, toLocalDate(reader.zone, until), "dayShort"),
    formatTime(reader, until),
  );
  return until > now
    ? { tone: "info", title: t("confirmation.heldUntil", { time }), text: null, links: [] }
    : { tone: "warn", title: t("waiting.ended"), text: null, links: [] };
}
