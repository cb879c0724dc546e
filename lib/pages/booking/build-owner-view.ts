import { toLocalDate } from "@/lib/core/time/zone";
import { buildPagePath } from "@/lib/domain/bookings/page-address";
import type { PublicType } from "@/lib/domain/bookings/public-page";
import { formatPlaceLine } from "@/lib/domain/conferencing/conferences/format-place";
import { toStoredPlace } from "@/lib/domain/conferencing/conferences/stored-place";
import { splitParagraphs } from "@/lib/pages/page-shell/split-paragraphs";
import type { Link } from "@/lib/pages/page-shell/view";
import { formatDate, formatDuration, formatTime } from "@/lib/platform/i18n/format-date-time";
import { formatInitials } from "@/lib/platform/i18n/format-initials";
import { joinDateTime } from "@/lib/platform/i18n/join-date-time";
import { wrapBidiIsolate } from "@/lib/platform/i18n/wrap-bidi-isolate";
import { listMemberViews } from "./build-members-view";
import { findNextOpening } from "./find-openings";
import { formatStayLengths } from "./format-stay-lengths";
import { buildPageHref, type PageQuery } from "./parse-page-query";
import type { BookingView, OwnerView, TypeCard } from "./view";
import type { ViewContext } from "./view-context";

export function buildOwnerView(context: ViewContext): OwnerView {
  const { page, reader, t } = context;
  const { owner, settings, type } = page;
  const facts: OwnerView["facts"] = [
    ...(isTypeChoice(context)
      ? [] // each type has its own
      : [{ icon: "duration" as const, text: formatLength(context, page) }]),
    ...listPlaceFacts(context),
  ];
  if (!settings.auto_confirm)
    facts.push({
      icon: "approval",
      text: t("booking.approval", { name: wrapBidiIsolate(reader.lang, owner.firstName) }),
    });
  return {
    name: owner.name,
    initials: formatInitials(owner.name),
    photo: owner.pictureUrl,
    members: listMemberViews(context),
    chosen: page.chosen && t("team.with", { name: page.chosen.name }),
    title: type?.title || settings.invite_title || t("booking.heading", { name: owner.firstName }),
    message: splitParagraphs([type?.description, page.message].filter(Boolean).join("\n")),
    facts,
  };
}

/** Formats the length of a meeting, or those of stays. */
const formatLength = (
  { reader, t }: ViewContext,
  { grid, duration }: Pick<PublicType, "grid" | "duration">,
): string =>
  grid.stay ? formatStayLengths(reader.lang, t, grid.stay) : formatDuration(reader.lang, duration);

/** More places are only a choice in the form. */
const MAX_PLACES_SHOWN = 2;

function listPlaceFacts({ page: { settings }, t }: ViewContext) {
  const { hide_places, fixed_places: places = [] } = settings;
  if (hide_places || places.length > MAX_PLACES_SHOWN) return [];
  return places.map((place) => {
    if (place.kind !== "phone") return { icon: "place" as const, text: place.name };
    const text = formatPlaceLine({ ...place, ...toStoredPlace(place) }, t, { isPublic: true });
    return { icon: "phone" as const, text };
  });
}

/**
 * The page asks for the type alone before it shows times. An address that names a length, a day or a time, a link and
 * an offer have decided that.
 */
export function isTypeChoice({
  page,
  address,
  query,
}: Pick<ViewContext, "page" | "address" | "query">): boolean {
  const { month, day, starts, details, draft, link, via, offer } = query;
  const isPlain = !(month || day || details || draft || link || via || offer) && starts.length === 0;
  const isPage = address.type === null && address.minutes === null && address.event === undefined;
  return page.types.length > 0 && isPage && isPlain && !page.link;
}

const toPlainQuery = (query: PageQuery): PageQuery => ({
  ...query,
  month: null,
  day: null,
  starts: [],
  details: false,
  draft: null,
  duration: null,
});

/** The way back from a type to all of them; a website that embeds one type offers no others. */
export function buildTypesLink({ page, address, query, t }: ViewContext): Link | null {
  if (address.type === null || page.types.length === 0 || page.link || query.via || query.offer) return null;
  if (query.embed !== false && !query.fromTypes) return null;
  const path = buildPagePath({ slug: page.slug, type: null, minutes: null });
  return {
    href: buildPageHref(path, { ...toPlainQuery(query), fromTypes: false }),
    label: t("booking.allTypes"),
  };
}

export function buildTypesView(context: ViewContext): NonNullable<BookingView["types"]> {
  const { page, reader, query, now, t } = context;
  const nextQuery = { ...toPlainQuery(query), fromTypes: query.embed !== false };
  const cards = page.types.map((type): TypeCard => {
    const next = findNextOpening(type, now);
    const date = next !== null && formatDate(reader, toLocalDate(reader.zone, next), "dayShort");
    return {
      href: buildPageHref(buildPagePath({ slug: page.slug, type: type.slug, minutes: null }), nextQuery),
      name: type.name,
      duration: formatLength(context, type),
      description: type.description || null,
      next:
        date && next
          ? t("booking.typeNext", { date: joinDateTime(reader.lang, date, formatTime(reader, next)) })
          : null,
    };
  });
  return { heading: t("booking.types"), cards };
}
