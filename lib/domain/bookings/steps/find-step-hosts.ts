import { isOffered } from "@/lib/core/slots/is-offered";
import { findStepPlan } from "@/lib/core/slots/steps/find-step-choices";
import type { PlannedPart } from "@/lib/core/slots/steps/plan-sequence";
import { addMinutes, type StepRules } from "@/lib/core/slots/steps/step-rules";
import { type Instant, MINUTE } from "@/lib/core/time/instant";
import { expandToSearchRange, findNearestFree } from "@/lib/domain/availability/free-slots/find-nearest-free";
import { loadHosts, type UserWithHost } from "@/lib/domain/availability/free-slots/load-hosts";
import type { TimeRequest } from "@/lib/domain/bookings/booking-request";
import { isAllowedByLink } from "@/lib/domain/bookings/is-allowed-by-link";
import type { LockedTeam } from "@/lib/domain/bookings/lock-page-hosts";
import type { PickedHosts } from "@/lib/domain/bookings/pick-hosts";
import type { BookablePage, PageHost } from "@/lib/domain/bookings/public-page";
import type { UnavailableTimes } from "@/lib/domain/bookings/unavailable-times";
import type { EventStep } from "@/lib/domain/events/steps/event-steps";
import { measureBusy } from "@/lib/domain/people/teams/measure-busy";
import { type Candidate, pickAssignee } from "@/lib/domain/people/teams/pick-assignee";
import type { Db } from "@/lib/platform/db/client";

type StepPage = BookablePage & { grid: { steps: StepRules } };

/** The hosts of a meeting of steps. */
interface PickedStepHosts extends PickedHosts {
  steps: readonly EventStep[];
  /** From the start of the first step to the end of the last. */
  minutes: number;
}

/**
 * Plans the steps of a new meeting again and picks the host of each. The caller holds the locks of all members of the
 * team. A hold of the booker has been released, so its time is free here.
 */
export async function findStepHosts(
  tx: Db,
  page: StepPage,
  request: TimeRequest,
  lockedTeam: LockedTeam,
  now: Instant,
): Promise<UnavailableTimes | PickedStepHosts> {
  const { organization, rules, grid, duration } = page;
  const [start] = request.starts;
  const members = lockedTeam.members.filter(({ user }) => page.people.some(({ id }) => id === user));
  if (start === undefined || members.length === 0)
    return { outcome: "taken", taken: request.starts, nearest: [] };
  const users = members.map(({ user }) => user);
  const range = expandToSearchRange(start, addMinutes(start, duration));
  const people = await loadHosts(tx, organization, { users }, { ...range, rules });
  const search = { ...grid, hosts: people.map(({ host }) => host), match: "any" as const, duration, now };
  const plan = isAllowedByLink(page, start) && isOffered(search, start) ? findStepPlan(search, start) : null;
  if (!plan) {
    const isAllowed = (one: Instant) => isAllowedByLink(page, one);
    return { outcome: "taken", taken: [start], nearest: findNearestFree({ ...search, isAllowed }, start) };
  }
  const toCandidate = (person: UserWithHost | undefined): Candidate | [] => {
    const member = members.find(({ user }) => user === person?.id);
    return person && member ? { ...member, busy: measureBusy(person.host, start) } : [];
  };
  const picks = plan.map((part) => pickStepHosts(part, grid.steps, people, { toCandidate, lockedTeam }));
  return toPickedHosts(page, plan, picks, { start, lockedTeam });
}

interface StepPick {
  users: readonly string[];
  /** The assigned member, if the step needs one of several. */
  assigned: { user: string; reason: string } | null;
}

interface PickContext {
  toCandidate: (person: UserWithHost | undefined) => Candidate | [];
  lockedTeam: LockedTeam;
}

/** Picks by the team's rule; its draw by lot takes the first, so that a plan is always the same. */
function pickStepHosts(
  { step, free }: PlannedPart,
  { list }: StepRules,
  people: readonly UserWithHost[],
  { toCandidate, lockedTeam }: PickContext,
): StepPick {
  const candidates = free.flatMap((index) => toCandidate(people[index]));
  const [first, ...others] = candidates;
  if (!first) throw new Error("No host is left for a step");
  if (!list[step]?.any) return { users: candidates.map(({ user }) => user), assigned: null };
  const assigned = pickAssignee([first, ...others], lockedTeam.assignment, 0);
  return { users: [assigned.user], assigned };
}

function toPickedHosts(
  page: StepPage,
  plan: readonly PlannedPart[],
  picks: readonly StepPick[],
  { start, lockedTeam }: { start: Instant; lockedTeam: LockedTeam },
): PickedStepHosts {
  const users = [...new Set(picks.flatMap((pick) => pick.users))];
  const [first, ...rest] = users.flatMap(
    (user): PageHost | [] => page.people.find(({ id }) => id === user) ?? [],
  );
  if (!first) throw new Error("No host is left for the meeting");
  const assigned = picks.flatMap((pick) => pick.assigned ?? []);
  const settings = page.settings.steps?.list ?? [];
  const steps = plan.map(({ step, start: from, end }, index) => ({
    title: settings[step]?.title ?? "",
    after: (from - start) / MINUTE,
    minutes: (end - from) / MINUTE,
    hosts: picks[index]?.users ?? [],
  }));
  const [lead] = assigned;
  return {
    outcome: "found",
    people: [first, ...rest],
    assigned: lead
      ? { rule: lockedTeam.assignment.rule, user: first.id, reason: lead.reason }
      : { rule: "all", user: first.id, reason: "The steps name their hosts." },
    assignedMembers: lockedTeam.members.filter(({ user }) => assigned.some((one) => one.user === user)),
    steps,
    minutes: Math.max(...steps.map(({ after, minutes }) => after + minutes)),
  };
}
