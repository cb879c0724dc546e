import { addDays, type LocalDate } from "@/lib/core/time/local-date";
import type { PublicAbsence } from "@/lib/domain/availability/absences/public-absence";
import { buildPagePath } from "@/lib/domain/bookings/page-address";
import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import type { BannerView } from "@/lib/pages/page-shell/view";
import { formatDate } from "@/lib/platform/i18n/format-date-time";
import { findAbsenceAt, findAbsenceOn, getOwnerDate } from "./find-absence";
import type { Openings } from "./find-openings";
import { buildPageHref } from "./parse-page-query";
import type { ViewContext } from "./view-context";

/**
 * Announces the absence of today, or one that closes all open days of the shown month, with a link to the deputy. Null
 * without such an absence.
 */
export function buildAwayBanner(context: ViewContext, { absent, starts }: Openings): BannerView | null {
  const { page, reader, now, t } = context;
  const today = getOwnerDate(page, now);
  const lasting = findAbsenceOn(page, today);
  const [closed] = absent;
  const upcoming = starts.length === 0 && closed !== undefined ? findAbsenceAt(page, closed) : undefined;
  const absence = lasting ?? upcoming;
  if (!absence) return null;

  const { start, end } = mergeAdjacentAbsences(page.absences, absence);
  const isThisYear = end.slice(0, 4) === today.slice(0, 4);
  const formatDay = (date: LocalDate) => formatDate(reader, date, isThisYear ? "day" : "dayYear");
  return {
    tone: "info",
    title: lasting
      ? t("booking.awayUntil", { date: formatDay(end) })
      : t("booking.awayBetween", { start: formatDay(start), end: formatDay(end) }),
    text: (page.settings.show_absences && absence.label) || null,
    links: listSubstitutes(context, absence),
  };
}

/** The first and last day of the absence and of those adjacent to it. */
function mergeAdjacentAbsences(absences: readonly PublicAbsence[], { start_date, end_date }: PublicAbsence) {
  const span = { start: start_date, end: end_date };
  for (const one of absences) // sorted by first day
    if (one.start_date <= addDays(span.end, 1) && one.end_date > span.end) span.end = one.end_date;
  for (const one of absences.toReversed())
    if (one.end_date >= addDays(span.start, -1) && one.start_date < span.start) span.start = one.start_date;
  return span;
}

function listSubstitutes({ query, t }: ViewContext, { instead }: PublicAbsence): BannerView["links"] {
  if (!instead) return [];
  const { slug, first_name: firstName, last_name: lastName } = instead;
  const name = formatFullName({ firstName, lastName }) ?? slug;
  const nextQuery = {
    ...query,
    month: null,
    day: null,
    starts: [],
    details: false,
    draft: null,
    duration: null,
    link: null,
  };
  const href = buildPageHref(buildPagePath({ slug, type: null, minutes: null }), nextQuery);
  return [{ href, label: t("booking.awayInstead", { name }) }];
}
