import { toLocalDate } from "@/lib/core/time/zone";
import { buildPagePath } from "@/lib/domain/bookings/page-address";
import { formatPlaceLine } from "@/lib/domain/conferencing/conferences/format-place";
import { toStoredPlace } from "@/lib/domain/conferencing/conferences/stored-place";
import { splitParagraphs } from "@/lib/pages/page-shell/split-paragraphs";
import { formatDate, formatDuration, formatTime } from "@/lib/platform/i18n/format-date-time";
import { formatInitials } from "@/lib/platform/i18n/format-initials";
import { wrapBidiIsolate } from "@/lib/platform/i18n/wrap-bidi-isolate";
import { listMemberViews } from "./build-members-view";
import { findNextOpening } from "./find-openings";
import { buildPageHref } from "./parse-page-query";
import type { BookingView, OwnerView, TypeCard } from "./view";
import type { ViewContext } from "./view-context";

export function buildOwnerView(context: ViewContext): OwnerView {
  const { page, reader, t } = context;
  const { owner, custom, type } = page;
  const facts: OwnerView["facts"] = [
    { icon: "duration", text: formatDuration(reader.lang, page.duration) },
    ...listPlaceFacts(context),
  ];
  if (!custom.auto_confirm)
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
    title: type?.title || custom.invite_title || t("booking.heading", { name: owner.firstName }),
    message: splitParagraphs([type?.description, page.message].filter(Boolean).join("\n")),
    facts,
  };
}

/** More places are only a choice in the form. */
const MAX_PLACES_SHOWN = 2;

function listPlaceFacts({ page: { custom }, t }: ViewContext) {
  const { hide_places, fixed_places: places = [] } = custom;
  if (hide_places || places.length > MAX_PLACES_SHOWN) return [];
  return places.map((place) => {
    if (place.kind !== "phone") return { icon: "place" as const, text: place.name };
    const text = formatPlaceLine({ ...place, ...toStoredPlace(place) }, t, { isPublic: true });
    return { icon: "phone" as const, text };
  });
}

export function buildTypesView(context: ViewContext): BookingView["types"] {
  const { page, reader, query, now, t } = context;
  if (page.types.length === 0 || page.link) return null; // a link leads back to its own page
  const nextQuery = {
    ...query,
    month: null,
    day: null,
    starts: [],
    details: false,
    draft: null,
    duration: null,
  };
  const cards = page.types.map((type): TypeCard => {
    const next = findNextOpening(type, now);
    const date = next !== null && formatDate(reader, toLocalDate(reader.zone, next), "dayShort");
    return {
      href: buildPageHref(
        buildPagePath({ nickname: page.nickname, type: type.handle, minutes: null }),
        nextQuery,
      ),
      name: type.name,
      duration: formatDuration(reader.lang, type.duration),
      description: type.description || null,
      next: date && next ? t("booking.typeNext", { date: `${date}, ${formatTime(reader, next)}` }) : null,
      current: type.handle === page.type?.handle,
    };
  });
  return { heading: t("booking.types"), cards };
}
