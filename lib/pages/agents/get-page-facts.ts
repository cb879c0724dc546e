import type { Instant } from "@/lib/core/time/instant";
import { countAllowedGuests } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import type { Question } from "@/lib/domain/booking-pages/questions/question-schema";
import type { PageFacts } from "@/lib/domain/bookings/agents/schema";
import { buildPagePath, type PageAddress } from "@/lib/domain/bookings/page-address";
import type { PageHost, PublicPage } from "@/lib/domain/bookings/public-page";
import { deriveSeriesOptions } from "@/lib/domain/bookings/series/derive-series-options";
import { deriveSlotCountLimits } from "@/lib/domain/bookings/slot-count-limits";
import { shouldAskAddress } from "@/lib/pages/booking/booker-address";
import { canAddOtherPlace } from "@/lib/pages/booking/get-offered-places";
import { hasWaitingList } from "@/lib/pages/booking/has-waiting-list";
import type { Db } from "@/lib/platform/db/client";
import { resolvePageOrigin } from "@/lib/platform/http/page-origin";
import type { Language } from "@/lib/platform/i18n/languages";
import { selectTranslation } from "@/lib/platform/i18n/select-translation";
import { describePageBranding, describePhoto } from "./describe-page-branding";
import { type AgentPageRef, getAgentPage } from "./get-agent-page";

/** GET /<page>/page.json: the facts that a program needs for a booking. */
export async function getPageFacts(
  db: Db,
  { lang, ...named }: AgentPageRef & { lang?: Language | undefined },
  now: Instant,
): Promise<PageFacts> {
  return buildPageFacts(await getAgentPage(db, named, now), lang);
}

export function buildPageFacts(page: PublicPage, lang?: Language): PageFacts {
  const { owner, settings, people, type, message } = page;
  const { least, most } = deriveSlotCountLimits(settings);
  const address: PageAddress = { slug: page.slug, type: type?.slug ?? null, minutes: null };
  return {
    url: resolvePageOrigin() + buildPagePath(address),
    title: type?.title ?? (settings.invite_title || owner.name),
    host: owner.name,
    photo: describePhoto(owner.pictureUrl),
    message,
    language: (settings.set_lang && settings.fixed_lang) || owner.language,
    timezone: settings.fixed_timezone ?? owner.timezone,
    timezone_locked: Boolean(settings.set_timezone),
    durations: [page.duration, ...(page.durations ?? []).filter((length) => length !== page.duration)],
    types: type
      ? []
      : page.types.map(({ slug, name, description, duration, grid }) => ({
          handle: slug,
          name,
          description,
          duration,
          stay: grid.stay?.unit ?? null,
        })),
    confirmed: settings.auto_confirm ? "at_once" : "by_host",
    times: { least, most },
    phone: settings.ask_phone ? "required" : "optional",
    company: settings.ask_company ? "required" : "no",
    subject: settings.hide_title ? "no" : settings.title_mandatory ? "required" : "optional",
    guests: settings.block_new_invitee ? 0 : countAllowedGuests(settings),
    places: settings.hide_places ? [] : (settings.fixed_places ?? []).map(({ name }) => name),
    other_place: canAddOtherPlace(settings),
    members: page.mayChoose ? people.map(describeMember) : [],
    questions: (settings.questions ?? []).map((question) =>
      describeQuestion(question, (!settings.set_lang && lang) || owner.language),
    ),
    series: describeSeries(page),
    address_first: shouldAskAddress(page),
    stay: describeStay(page),
    waiting_list: hasWaitingList(page, { link: null })
      ? { offer_minutes: settings.waiting_list?.offer_minutes ?? 0 }
      : null,
    branding: describePageBranding(page),
  };
}

const describeMember = ({ id, name, pictureUrl }: PageHost) => ({
  id,
  name,
  photo: describePhoto(pictureUrl),
});

function describeStay({ grid: { stay } }: PublicPage): PageFacts["stay"] {
  if (!stay) return null;
  const { unit, least, most, checkIn, checkOut } = stay;
  return { unit, least, most, check_in: formatWallTime(checkIn), check_out: formatWallTime(checkOut) };
}

/** Formats "15:00"; the end of a day is "24:00". */
const formatWallTime = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");

function describeSeries(page: PublicPage): PageFacts["series"] {
  const repeating = deriveSeriesOptions(page);
  return (
    repeating && { every: [...repeating.every], times: { least: repeating.least, most: repeating.most } }
  );
}

function describeQuestion(question: Question, language: Language): PageFacts["questions"][number] {
  const { key, label, help, kind, options, required, shown_if } = question;
  return {
    key,
    label: selectTranslation(label, language),
    help: help === null ? null : selectTranslation(help, language),
    kind,
    options: options.map(({ value, label: ownLabel }) => ({
      value,
      label: selectTranslation(ownLabel, language),
    })),
    required,
    shown_if,
  };
}
