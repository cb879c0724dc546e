import type { Instant } from "@/lib/core/time/instant";
import { MAX_MEETINGS } from "@/lib/domain/events/my-meetings/list-meetings";
import {
  deriveEventState,
  describeHost,
  pickPlaces,
  pickSpans,
} from "@/lib/domain/events/visitor/event-facts";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { mailedKey } from "@/lib/domain/events/visitor/mailed-key";
import { listOffers, type Offer } from "@/lib/domain/events/visitor/offers";
import { spanWords } from "@/lib/domain/events/visitor/span-words";
import { statusWord } from "@/lib/pages/event/status-word";
import { frameView } from "@/lib/pages/frame/frame-view";
import { type Browser, pickLanguage } from "@/lib/pages/frame/reader";
import { withQuery } from "@/lib/pages/frame/with-query";
import { chooseRegion } from "@/lib/platform/i18n/choose-region";
import type { Manner } from "@/lib/platform/i18n/format";
import { getRegionHabits, type HourCycle, readHourCycle } from "@/lib/platform/i18n/region-habits";
import { getTranslator, type Translate } from "@/lib/platform/i18n/translate";
import { readZone, zoneLabel } from "@/lib/platform/i18n/zone-names";
import type { MeetingsView, MeetingView } from "./view";

interface Meetings {
  coming: readonly EventVisitor[];
  past: readonly EventVisitor[];
  organization: string;
  /** The organisation's. */
  hourCycle: HourCycle | null;
  token: string;
  page: string;
  search: URLSearchParams;
  browser: Browser;
  now: Instant;
}

/** Somebody's meetings with an organisation, in words. Each link carries the personal key of its meeting. */
export function meetingsView({
  coming,
  past,
  organization,
  hourCycle,
  token,
  page,
  search,
  browser,
  now,
}: Meetings): MeetingsView {
  const lang = pickLanguage(browser, search.get("lang"));
  const t = getTranslator(lang);
  const toItem = (visitor: EventVisitor) =>
    meetingView(visitor, chooseManner(visitor, lang, browser, hourCycle), t, now);
  const heading = t("meetings.title", { organization });
  const toGroup = (title: string, meetings: readonly EventVisitor[]) => ({
    heading: title,
    items: meetings.map(toItem),
    note: meetings.length < MAX_MEETINGS ? null : t("meetings.most", { count: MAX_MEETINGS }),
  });
  const groups = [toGroup(t("meetings.coming"), coming), toGroup(t("meetings.past"), past)].filter(
    ({ items }) => items.length > 0,
  );
  return {
    frame: frameView(lang, { title: heading, secret: true }, (other) =>
      withQuery(`/meetings/${token}`, { lang: other }),
    ),
    heading,
    text: t(groups.length > 0 ? "meetings.text" : "meetings.none"),
    groups,
    again: { href: `/${encodeURIComponent(page)}`, label: t("event.bookAgain") },
  };
}

/** In the browser's zone, else in the one that the meeting was booked in. */
function chooseManner(
  { timezone, event }: EventVisitor,
  lang: Manner["lang"],
  { acceptLanguage, cookies }: Browser,
  hourCycle: HourCycle | null,
): Manner {
  const region = chooseRegion(lang, acceptLanguage);
  return {
    lang,
    region,
    zone: readZone(cookies.tz) ?? timezone ?? event.timezone,
    hourCycle: readHourCycle(cookies.h) ?? hourCycle ?? getRegionHabits(lang, region).hourCycle,
  };
}

const MAX_TIMES = 5;

function meetingView(visitor: EventVisitor, manner: Manner, t: Translate, now: Instant): MeetingView {
  const { event } = visitor;
  const kind = deriveEventState(visitor, now);
  const spans = pickSpans(event).slice(0, MAX_TIMES);
  const [first] = spans;
  const [place] = pickPlaces(event);
  const key = mailedKey(visitor);
  const href = `/event/${event.id}?${new URLSearchParams({ key, lang: manner.lang })}`;
  const offers = listOffers(visitor, now);
  const actions: [Offer, MeetingView["actions"][number]][] = [
    [
      "move",
      {
        href: `/event/${event.id}/reschedule?${new URLSearchParams({ key })}`,
        label: t("eventPage.action.move"),
      },
    ],
    ["cancel", { href: `${href}&step=cancel`, label: t("eventPage.action.cancel") }],
  ];
  return {
    id: event.id,
    title: event.title,
    href,
    times: spans.map((span) => spanWords(manner, event.timezone, t, span)),
    zone: first && !first.allDay ? zoneLabel(manner.zone, first.start) : null,
    with: [...(visitor.su ? [] : [describeHost(event).name]), ...(place ? [place.name] : [])],
    state: { kind, word: statusWord(visitor, kind, t, now) },
    actions: actions.filter(([offer]) => offers.has(offer)).map(([, action]) => action),
  };
}
