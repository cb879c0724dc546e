import type { Translate } from "@/lib/i18n/translate";
import { DAY } from "@/lib/time/instant";
import { toEpochDay } from "@/lib/time/local-date";
import { localDateAt } from "@/lib/time/zone";
import { type EventSpan, placesOf, spansOf } from "./event-facts";
import type { EventVisitor } from "./load-event-page";
import type { EventView } from "./view";

type CalendarLinks = NonNullable<EventView["calendar"]>["links"];

/** The file, and the pages on which Google and Outlook take a new entry. */
export function calendarLinks(visitor: EventVisitor, t: Translate, icsHref: string): CalendarLinks {
  const file = { icon: "file" as const, href: icsHref, label: t("event.ics") };
  const [span] = spansOf(visitor.event);
  if (!span) return [file];
  const { title, timezone } = visitor.event;
  const location = placesOf(visitor.event)
    .map(({ name, address }) => [name, address].filter(Boolean).join(", "))
    .join(" / ");
  const google = new URLSearchParams({
    action: "TEMPLATE",
    text: title,
    dates: googleDates(span, timezone),
    ...(location && { location }),
  });
  const outlook = new URLSearchParams({
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: title,
    startdt: new Date(span.start).toISOString(),
    enddt: new Date(span.end).toISOString(),
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
      href: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`,
      label: t("event.outlook"),
    },
    file,
  ];
}

function googleDates({ start, end, allDay }: EventSpan, zone: string): string {
  const compact = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, "");
  const day = (at: EventSpan["start"]) => compact(toEpochDay(localDateAt(zone, at)) * DAY).slice(0, 8);
  return allDay ? `${day(start)}/${day(end)}` : `${compact(start)}/${compact(end)}`;
}
