import { addMinutes, type StepRules } from "@/lib/core/slots/steps/step-rules";
import { asInstant, type Instant } from "@/lib/core/time/instant";
import type { ReservedPart } from "@/lib/domain/availability/reservations/reserve-hosts";

/** A step of an event. Its time moves with the event. */
export interface EventStep {
  title: string;
  /** Minutes after the start of the event. */
  after: number;
  minutes: number;
  /** Ids of the users who host it. */
  hosts: readonly string[];
}

/** Returns the steps of a stored event in their order; null for a meeting of one part. */
export const parseEventSteps = ({ steps }: { steps?: unknown }): readonly EventStep[] | null =>
  (steps as readonly EventStep[] | null | undefined) ?? null;

/** Returns the times of a step of an event that starts at `start`. */
export function toStepTime({ after, minutes }: EventStep, start: Instant) {
  const from = addMinutes(start, after);
  return { start: from, end: addMinutes(from, minutes) };
}

/** Lists the part of each host of each step; steps of a host that touch are one part. */
export function listStepParts(steps: readonly EventStep[], start: Instant): ReservedPart[] {
  const parts: ReservedPart[] = [];
  for (const step of steps) {
    const time = toStepTime(step, start);
    for (const host of step.hosts) {
      const before = parts.findIndex((part) => part.host === host && part.end === time.start);
      if (before < 0) parts.push({ host, ...time });
      else parts[before] = { host, start: parts[before]?.start ?? time.start, end: time.end };
    }
  }
  return parts;
}

interface SteppedEvent {
  title: string;
  steps?: unknown;
  dates: readonly { id: string; startsAt: Date }[];
  confirmedDateId: string | null;
}

/**
 * Lists what a host's calendar shows of the event: their steps, those that touch as one part. Null for a meeting of one
 * part, and for users who host no step.
 */
export function listHostParts(event: SteppedEvent, user: string | null) {
  const steps = parseEventSteps(event)?.filter(({ hosts }) => user !== null && hosts.includes(user));
  const date = event.dates.find(({ id }) => id === event.confirmedDateId) ?? event.dates[0];
  if (!steps || steps.length === 0 || !date) return null;
  const begin = asInstant(+date.startsAt);
  return listStepParts(steps, begin)
    .filter(({ host }) => host === user)
    .map(({ start, end }) => {
      const titles = steps
        .filter((step) => toStepTime(step, begin).start >= start && toStepTime(step, begin).end <= end)
        .map(({ title }) => title);
      return { start, end, title: `${titles.join(", ")}: ${event.title}` };
    });
}

/** Returns the same as one part, from the first step of the host to their last. */
export function findHostPart(event: SteppedEvent, user: string | null) {
  const parts = listHostParts(event, user);
  const [first, last] = [parts?.[0], parts?.at(-1)];
  return first && last ? { start: first.start, end: last.end, title: first.title } : null;
}

/** Returns rules by which the event can be moved: the same steps with the same hosts and gaps. */
export const toEventStepRules = (steps: readonly EventStep[]): StepRules => ({
  order: "fixed",
  list: steps.map(({ minutes, after, hosts }, index) => {
    const next = steps[index + 1];
    const gap = next ? next.after - after - minutes : 0;
    return { minutes, hosts, any: false, gap: { least: gap, most: gap } };
  }),
});

/** Returns the rules of steps for a move of the event; the steps that its page has by now do not count. */
export function pickEventStepRules(event: { steps?: unknown }): StepRules | undefined {
  const steps = parseEventSteps(event);
  return steps ? toEventStepRules(steps) : undefined;
}

/** Describes the steps with their times, for the API; null without a date. */
export const describeEventSteps = (steps: readonly EventStep[], start: Date) =>
  steps.map((step) => {
    const time = toStepTime(step, asInstant(+start));
    return { step, start: new Date(time.start), end: new Date(time.end) };
  });

/** Replaces a host in these steps; a step that the new host has already keeps one of them. */
export const replaceStepHost = (steps: readonly EventStep[], from: string, to: string) =>
  steps.map((step) => ({
    ...step,
    hosts: [...new Set(step.hosts.map((host) => (host === from ? to : host)))],
  }));
