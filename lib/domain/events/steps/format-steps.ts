import { asInstant } from "@/lib/core/time/instant";
import { type EventStep, parseEventSteps, toStepTime } from "@/lib/domain/events/steps/event-steps";
import { type DateTimeStyle, formatTimes } from "@/lib/platform/i18n/format-date-time";
import { joinList } from "@/lib/platform/i18n/join-list";

interface SteppedEvent {
  steps?: unknown;
  dates: readonly { id: string; startsAt: Date }[];
  confirmedDateId: string | null;
  invitees: readonly { userId: string | null; fullName: string | null }[];
}

/** Formats a line of each step: "10:00 – 10:30 · Screening · Anna"; none for a meeting of one part. */
export function formatStepLines(
  event: SteppedEvent,
  style: DateTimeStyle,
  isShown: (step: EventStep) => boolean = () => true,
): string[] {
  const steps = parseEventSteps(event);
  const date = event.dates.find(({ id }) => id === event.confirmedDateId) ?? event.dates[0];
  if (!steps || !date) return [];
  return steps.filter(isShown).map((step) => {
    const { start, end } = toStepTime(step, asInstant(+date.startsAt));
    const names = step.hosts.flatMap(
      (host) => event.invitees.find(({ userId }) => userId === host)?.fullName ?? [],
    );
    return [formatTimes(style, start, end), step.title, joinList(style.lang, names)]
      .filter(Boolean)
      .join(" · ");
  });
}
