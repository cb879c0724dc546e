import type { Instant } from "@/lib/core/time/instant";
import { MAX_MEETINGS } from "@/lib/domain/events/my-meetings/list-meetings-by-email";
import {
  deriveVisitorState,
  describeEventHost,
  pickPlaces,
  pickSpans,
} from "@/lib/domain/events/visitor/event-facts";
import { formatSpan } from "@/lib/domain/events/visitor/format-span";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { buildMailedKey } from "@/lib/domain/events/visitor/mailed-key";
import { listVisitorActions, type VisitorAction } from "@/lib/domain/events/visitor/visitor-actions";
import { formatEventStatus } from "@/lib/pages/event/format-event-status";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import { buildPageShell } from "@/lib/pages/page-shell/build-page-shell";
import { type BrowserPreferences, pickPageLanguage } from "@/lib/pages/page-shell/visitor-locale";
import type { DateTimeStyle } from "@/lib/platform/i18n/format-date-time";
import { getRegionFormat, type HourCycle, parseHourCycle } from "@/lib/platform/i18n/region-format";
import { resolveRegion } from "@/lib/platform/i18n/resolve-region";
import { getTranslator, type Translate } from "@/lib/platform/i18n/translate";
import { formatZoneLabel, parseZone } from "@/lib/platform/i18n/zone-names";
import type { MeetingsView, MeetingView } from "./view";

interface MeetingsInput {
  coming: readonly EventVisitor[];
  past: readonly EventVisitor[];
  organization: string;
  /** The organisation's hour cycle. */
  hourCycle: HourCycle | null;
  token: string;
  page: string;
  search: URLSearchParams;
  browser: BrowserPreferences;
  now: Instant;
}

/** A guest's meetings with an organisation. Each link contains the personal key of its meeting. */
export function buildMeetingsView({
  coming,
  past,
  organization,
  hourCycle,
  token,
  page,
  search,
  browser,
  now,
}: MeetingsInput): MeetingsView {
  const lang = pickPageLanguage(browser, search.get("lang"));
  const t = getTranslator(lang);
  const toItem = (visitor: EventVisitor) =>
    buildMeetingView(visitor, deriveManner(visitor, lang, browser, hourCycle), t, now);
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
    shell: buildPageShell(lang, { title: heading, secret: true }, (other) =>
      addQueryParams(`/meetings/${token}`, { lang: other }),
    ),
    heading,
    text: t(groups.length > 0 ? "meetings.text" : "meetings.none"),
    groups,
    again: { href: `/${encodeURIComponent(page)}`, label: t("event.bookAgain") },
  };
}

/** Uses the browser's zone, else the one in which the meeting was booked. */
function deriveManner(
  { timezone, event }: EventVisitor,
  lang: DateTimeStyle["lang"],
  { acceptLanguage, cookies }: BrowserPreferences,
  hourCycle: HourCycle | null,
): DateTimeStyle {
  const region = resolveRegion(lang, acceptLanguage);
  return {
    lang,
    region,
    zone: parseZone(cookies.tz) ?? timezone ?? event.timezone,
    hourCycle: parseHourCycle(cookies.h) ?? hourCycle ?? getRegionFormat(lang, region).hourCycle,
  };
}

const MAX_TIMES = 5;

function buildMeetingView(
  visitor: EventVisitor,
  dateTimeStyle: DateTimeStyle,
  t: Translate,
  now: Instant,
): MeetingView {
  const { event } = visitor;
  const kind = deriveVisitorState(visitor, now);
  const spans = pickSpans(event).slice(0, MAX_TIMES);
  const [first] = spans;
  const [place] = pickPlaces(event);
  const key = buildMailedKey(visitor);
  const href = `/event/${event.id}?${new URLSearchParams({ key, lang: dateTimeStyle.lang })}`;
  const offers = listVisitorActions(visitor, now);
  const actions: [VisitorAction, MeetingView["actions"][number]][] = [
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
    times: spans.map((span) => formatSpan(dateTimeStyle, event.timezone, t, span)),
    zone: first && !first.allDay ? formatZoneLabel(dateTimeStyle.zone, first.start) : null,
    with: [...(visitor.isOrganizer ? [] : [describeEventHost(event).name]), ...(place ? [place.name] : [])],
    state: { kind, word: formatEventStatus(visitor, kind, t, now) },
    actions: actions.filter(([offer]) => offers.has(offer)).map(([, action]) => action),
  };
}
