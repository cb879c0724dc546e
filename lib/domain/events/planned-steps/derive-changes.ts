import type { EventRow } from "@/lib/domain/events/event-rows";
import { deriveEventPhase } from "@/lib/domain/events/policy";
import type { ChangeTrigger } from "@/lib/domain/events/workflows/options";

/** Derives the triggers of a change; `before` is null for a new event. */
export function deriveChanges(before: EventRow | null, after: EventRow): ChangeTrigger[] {
  const was = before && deriveEventPhase(before);
  const is = deriveEventPhase(after);
  if (is === "cancelled") return was === null || was === "cancelled" ? [] : ["cancelled"];
  if (is === "planning") return was === "planning" || !after.bookpage ? [] : ["requested"];
  if (was === "confirmed" && before) {
    const isMoved = findStart(before) !== findStart(after);
    return [
      ...(isMoved ? (["moved"] as const) : []),
      ...(hasNewNoShow(before, after) ? (["no_show"] as const) : []),
    ];
  }
  const isFirst = !before?.confirmedAt;
  return [...(isFirst ? (["booked"] as const) : []), ...(before ? (["confirmed"] as const) : [])];
}

/** The changes that happen once to a meeting; others are told apart by its version. */
const SINGLE_CHANGES: readonly ChangeTrigger[] = ["booked", "cancelled", "no_show"];

export const deriveOccasion = (trigger: ChangeTrigger, { v }: EventRow): string =>
  SINGLE_CHANGES.includes(trigger) ? "" : String(v);

const findStart = ({ dates, confirmedDateId }: EventRow): number | undefined =>
  dates.find(({ id }) => id === confirmedDateId)?.startsAt.getTime();

const hasNewNoShow = (before: EventRow, after: EventRow): boolean =>
  after.invitees.some(
    ({ id, noShowAt }) =>
      noShowAt !== null && before.invitees.some((old) => old.id === id && old.noShowAt === null),
  );
