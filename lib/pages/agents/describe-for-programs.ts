import type { Instant } from "@/lib/core/time/instant";
import { countInvitable } from "@/lib/domain/booking-pages/bookpages/custom";
import type { Question } from "@/lib/domain/booking-pages/questions/question-schema";
import { sayText } from "@/lib/domain/booking-pages/questions/say-text";
import type { PageFacts } from "@/lib/domain/bookings/agents/schema";
import { type PageAddress, pagePath } from "@/lib/domain/bookings/page-address";
import { deriveProposing } from "@/lib/domain/bookings/proposing";
import type { PageHost, PublicPage } from "@/lib/domain/bookings/public-page";
import { deriveSeries } from "@/lib/domain/bookings/series/derive-series";
import { offersWaiting } from "@/lib/pages/booking/full-days";
import { takesOtherPlace } from "@/lib/pages/booking/offered-places";
import type { Db } from "@/lib/platform/db/client";
import { pageOrigin } from "@/lib/platform/http/page-origin";
import type { Language } from "@/lib/platform/i18n/languages";
import { describePageLook, describePhoto } from "./describe-page-look";
import { type NamedPage, openToPrograms } from "./open-to-programs";

/** GET /<page>/page.json: what a program has to know before it can book. */
export async function describeForPrograms(
  db: Db,
  { lang, ...named }: NamedPage & { lang?: Language | undefined },
  now: Instant,
): Promise<PageFacts> {
  return listPageFacts(await openToPrograms(db, named, now), lang);
}

export function listPageFacts(page: PublicPage, lang?: Language): PageFacts {
  const { owner, custom, people, type, message } = page;
  const { least, most } = deriveProposing(custom);
  const address: PageAddress = { nickname: page.nickname, type: type?.handle ?? null, minutes: null };
  return {
    url: pageOrigin() + pagePath(address),
    title: type?.title ?? (custom.invite_title || owner.name),
    host: owner.name,
    photo: describePhoto(owner.pictureUrl),
    message,
    language: (custom.set_lang && custom.fixed_lang) || owner.language,
    timezone: custom.fixed_timezone ?? owner.timezone,
    timezone_locked: Boolean(custom.set_timezone),
    durations: [page.duration, ...(page.durations ?? []).filter((length) => length !== page.duration)],
    types: type
      ? []
      : page.types.map(({ handle, name, description, duration }) => ({
          handle,
          name,
          description,
          duration,
        })),
    confirmed: custom.auto_confirm ? "at_once" : "by_host",
    times: { least, most },
    phone: custom.ask_phone ? "required" : "optional",
    company: custom.ask_company ? "required" : "no",
    subject: custom.hide_title ? "no" : custom.title_mandatory ? "required" : "optional",
    guests: custom.block_new_invitee ? 0 : countInvitable(custom),
    places: custom.hide_places ? [] : (custom.fixed_places ?? []).map(({ name }) => name),
    other_place: takesOtherPlace(custom),
    members: page.mayChoose ? people.map(describeMember) : [],
    questions: (custom.questions ?? []).map((question) =>
      describeQuestion(question, (!custom.set_lang && lang) || owner.language),
    ),
    series: describeSeries(page),
    waiting_list: offersWaiting(page, { link: null })
      ? { offer_minutes: custom.waiting_list?.offer_minutes ?? 0 }
      : null,
    look: describePageLook(page),
  };
}

const describeMember = ({ id, name, pictureUrl }: PageHost) => ({
  id,
  name,
  photo: describePhoto(pictureUrl),
});

function describeSeries(page: PublicPage): PageFacts["series"] {
  const repeating = deriveSeries(page);
  return (
    repeating && { every: [...repeating.every], times: { least: repeating.least, most: repeating.most } }
  );
}

function describeQuestion(question: Question, language: Language): PageFacts["questions"][number] {
  const { key, label, help, kind, options, required, shown_if } = question;
  return {
    key,
    label: sayText(label, language),
    help: help === null ? null : sayText(help, language),
    kind,
    options: options.map(({ value, label: own }) => ({ value, label: sayText(own, language) })),
    required,
    shown_if,
  };
}
