import type {
  VisitorBusyTime,
  VisitorCalendarTexts,
  VisitorCalendarView,
} from "@/lib/pages/visitor-calendar/view";

/** Replaces the placeholders of a text. */
export const formatTemplate = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));

/** Isolates the direction of user-supplied text (FSI, PDI). */
const wrapIsolated = (text: string) => `\u2068${text}\u2069`;

/** Formats overlaps: "You: Team lunch 12:00–13:00" */
export function formatOverlaps(
  times: readonly VisitorBusyTime[],
  texts: VisitorCalendarTexts,
  { locale, hourCycle, zone }: VisitorCalendarView,
): string {
  const clock = new Intl.DateTimeFormat(locale, {
    hour: hourCycle === "h23" ? "2-digit" : "numeric",
    minute: "2-digit",
    hourCycle,
    timeZone: zone,
  });
  const formatEntry = ({ start, end, allDay, title }: VisitorBusyTime) => {
    const time = allDay ? "" : wrapIsolated(clock.formatRange(start, end));
    if (title)
      return formatTemplate(allDay ? texts.titledAllDay : texts.titled, { title: wrapIsolated(title), time });
    return formatTemplate(allDay ? texts.busyAllDay : texts.busy, { time });
  };
  return [...new Set(times.map(formatEntry))].join(" · ");
}
