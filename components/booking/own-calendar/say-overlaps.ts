import type { OwnCalendarTexts, OwnCalendarView, OwnTime } from "@/lib/pages/own-calendar/view";

/** A text with its values put in. */
export const fillIn = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));

/** Keeps the direction of what was written elsewhere to itself (FSI, PDI). */
const apart = (text: string) => `\u2068${text}\u2069`;

/** "You: Team lunch 12:00–13:00" */
export function sayOverlaps(
  times: readonly OwnTime[],
  texts: OwnCalendarTexts,
  { locale, hourCycle, zone }: OwnCalendarView,
): string {
  const clock = new Intl.DateTimeFormat(locale, {
    hour: hourCycle === "h23" ? "2-digit" : "numeric",
    minute: "2-digit",
    hourCycle,
    timeZone: zone,
  });
  const say = ({ start, end, allDay, title }: OwnTime) => {
    const time = allDay ? "" : apart(clock.formatRange(start, end));
    if (title) return fillIn(allDay ? texts.titledAllDay : texts.titled, { title: apart(title), time });
    return fillIn(allDay ? texts.busyAllDay : texts.busy, { time });
  };
  return [...new Set(times.map(say))].join(" · ");
}
