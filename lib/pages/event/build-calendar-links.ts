import { toWholeDays } from "@/lib/core/time/to-whole-days";
import { parseConference } from "@/lib/domain/conferencing/conferences/conference";
import { formatPlaceLine } from "@/lib/domain/conferencing/conferences/format-place";
import { type EventSpan, pickPlaces, pickSpans } from "@/lib/domain/events/visitor/event-facts";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import type { Translate } from "@/lib/platform/i18n/translate";
import type { EventView } from "./view";

type CalendarLinks = NonNullable<EventView["calendar"]>["links"];

/** Links to the file, and to the pages of Google and Outlook that create an entry. */
export function buildCalendarLinks(visitor: EventVisitor, t: Translate, icsHref: string): CalendarLinks {
  const file = { icon: "file" as const, href: icsHref, label: t("event.ics") };
  const [span] = pickSpans(visitor.event);
  if (!span) return [file];
  const { title, timezone } = visitor.event;
  const { start, end } = formatTimes(span, timezone);
  const location =
    parseConference(visitor.event)?.url ??
    pickPlaces(visitor.event)
      .map((place) => formatPlaceLine(place, t, { isHost: visitor.isOrganizer }))
      .join(" / ");
  const google = new URLSearchParams({
    action: "TEMPLATE",
    text: title,
    dates: `${removePunctuation(start)}/${removePunctuation(end)}`,
    ...(location && { location }),
  });
  const outlook = new URLSearchParams({
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: title,
    startdt: start,
    enddt: end,
    ...(span.allDay && { allday: "true" }),
    ...(location && { location }),
  });
  return [
    {
      icon: "google",
      href: `https://calendar.google.com/calendar/render?${google}`,
      label: t("event.google"),
    },
    {
      icon: "outlook",
      href: `https://outlook.live.com/calendar/0/deeplink/compose?${encodeSpaces(outlook)}`,
      label: t("event.outlook"),
    },
    file,
  ];
}

/** Outlook shows a plus sign for a space that is encoded as one. */
const encodeSpaces = (query: URLSearchParams): string => query.toString().replaceAll("+", "%20");

/** All-day spans have no times, which would shift in other zones; both services expect the day after the last. */
function formatTimes(span: EventSpan, zone: string) {
  if (span.allDay) {
    const { first, after } = toWholeDays(span, zone);
    return { start: first, end: after };
  }
  return { start: new Date(span.start).toISOString(), end: new Date(span.end).toISOString() };
}

const removePunctuation = (text: string) => text.replace(/[-:]|\.\d+/g, "");
