import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { explainClosingRules } from "./explain-closing-rules";
import { explainHours } from "./explain-hours";
import { explainOverlaps } from "./explain-overlaps";
import { explainSeats } from "./explain-seats";
import { explainSpread } from "./explain-spread";
import { isRoomFree } from "./filter-with-free-room";
import type { HostQuorum } from "./host-match";
import type { ExplainedSearch, SlotConflict } from "./slot-conflict";
import { explainHostStay, explainStayRules } from "./stays/explain-stay";
import { findFailedStep } from "./steps/find-failed-step";
import { findStepChoices, findStepPlan } from "./steps/find-step-choices";
import type { StepRules } from "./steps/step-rules";

/**
 * Lists every rule that stops `start` from being a slot; the list is empty exactly if `findSlots` returns it. It has
 * no rules of its own: it runs the engine's filters with one rule, one host and one conflict at a time.
 */
export function explainSlot(search: ExplainedSearch, start: Instant): SlotConflict[] {
  if (search.steps) return explainSteps({ ...search, steps: search.steps }, start);
  const conflicts = [...explainNewMeeting(search, start), ...explainRooms(search, start)];
  if (search.stay) return [...explainStayRules({ ...search, stay: search.stay }, start), ...conflicts];
  if (conflicts.length === 0) return explainSpread(search, start);
  return explainSeats(search, start) ?? conflicts;
}

/** Reports a conflict if no room is free, regardless of the hosts' times. */
function explainRooms({ rooms, duration }: ExplainedSearch, start: Instant): SlotConflict[] {
  const time = { start, end: asInstant(start + duration * MINUTE) };
  return !rooms || rooms.some((room) => isRoomFree(room, time)) ? [] : [{ rule: "no_room" }];
}

/** Lists the conflicts of a new meeting. */
function explainNewMeeting(search: ExplainedSearch, start: Instant): SlotConflict[] {
  const indexes = search.hosts.map((_, host) => host);
  if (indexes.length === 0) return [{ rule: "no_hosts" }];
  if (search.match === "all") return listHostConflicts(search, indexes, start);
  if (search.match !== "any") return explainQuorum(search, search.match, start);
  const conflictsByHost = indexes.map((host) => listHostConflicts(search, [host], start));
  return conflictsByHost.some((conflicts) => conflicts.length === 0) ? [] : conflictsByHost.flat();
}

/** Lists the conflicts of the fixed hosts, and of each other host who is not free if too few are. */
function explainQuorum(
  search: ExplainedSearch,
  { fixed, count }: HostQuorum,
  start: Instant,
): SlotConflict[] {
  const conflictsByHost = search.hosts.map((_, host) => listHostConflicts(search, [host], start));
  const isOnGrid =
    search.stay !== undefined ||
    search.hosts.some(
      ({ schedule }, host) => schedule && explainHours(search, [{ host, schedule }], start).length === 0,
    );
  const remaining = conflictsByHost.map((conflicts) =>
    isOnGrid ? conflicts.filter(isNotGridConflict) : conflicts,
  );
  const of = (isFixed: boolean) => remaining.filter((_, host) => fixed.includes(host) === isFixed);
  const isFree = (conflicts: readonly SlotConflict[]) => conflicts.length === 0;
  const hasEnough = of(false).filter(isFree).length >= count;
  const conflicts = [...of(true).flat(), ...(hasEnough ? [] : of(false).flat())];
  const isComplete = hasEnough && fixed.every((index) => index < search.hosts.length);
  return conflicts.length > 0 || isComplete ? conflicts : [{ rule: "no_hosts" }];
}

/**
 * Names the first step that does not fit, with the conflicts of its hosts; if all fit, what else stops the time: no room,
 * or the grid of the first step.
 */
function explainSteps(search: ExplainedSearch & { steps: StepRules }, start: Instant): SlotConflict[] {
  const plan = findStepPlan(search, start);
  const last = plan?.at(-1);
  if (last) {
    const minutes = (last.end - start) / MINUTE;
    const others = explainRooms({ ...search, duration: minutes }, start);
    const isOffered = findStepChoices({ ...search, from: start, to: asInstant(start + 1) }).length > 0;
    return others.length > 0 || isOffered ? others : [{ rule: "off_grid" }];
  }
  const failed = findFailedStep(search, start);
  if (!failed) return [{ rule: "no_hosts" }];
  const { minutes: duration, any } = failed.rules;
  const { steps: _, ...alone } = { ...search, duration, step: 1, align: undefined };
  const ofHosts = failed.hosts.map((host) => ({
    host,
    conflicts: listHostConflicts(alone, [host], failed.period.start).filter(isNotGridConflict),
  }));
  const busy = ofHosts.filter(({ conflicts }) => conflicts.length > 0);
  const { step, period } = failed;
  return [
    { rule: "step", step, any, hosts: busy.map(({ host }) => host), period },
    ...busy.flatMap(({ conflicts }) => conflicts),
  ];
}

/** One host of the quorum on the grid is enough. */
const isNotGridConflict = ({ rule }: SlotConflict) => rule !== "off_grid" && rule !== "align";

/** Lists the conflicts of hosts who must all be free, by index. */
function listHostConflicts(
  search: ExplainedSearch,
  indexes: readonly number[],
  start: Instant,
): SlotConflict[] {
  const scheduled = indexes.flatMap((host) => {
    const schedule = search.hosts[host]?.schedule;
    return schedule ? [{ host, schedule }] : [];
  });
  const without = indexes.filter((host) => !scheduled.some((one) => one.host === host));
  const missing = without.map((host) => ({ rule: "no_availability", host }) as const);
  if (search.stay) {
    const stays = { ...search, stay: search.stay };
    return [...missing, ...scheduled.flatMap(({ host }) => explainHostStay(stays, host, start))];
  }
  return [
    ...missing,
    ...explainHours(search, scheduled, start),
    ...scheduled.flatMap(({ host }) => explainClosingRules(search, host, start)),
    ...scheduled.flatMap(({ host }) => explainOverlaps(search, host, start)),
  ];
}
