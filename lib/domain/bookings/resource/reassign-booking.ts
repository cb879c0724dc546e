import { asInstant, type Instant } from "@/lib/core/time/instant";
import { lockHosts } from "@/lib/domain/availability/reservations/reserve-hosts";
import type { MemberReader } from "@/lib/domain/contracts/contract";
import { Precondition } from "@/lib/domain/contracts/etag";
import { ApiProblem, buildFieldProblem } from "@/lib/domain/contracts/problem";
import { addMessage } from "@/lib/domain/events/changes/add-message";
import { changeEvent } from "@/lib/domain/events/changes/change-event";
import type { EventTarget } from "@/lib/domain/events/changes/event-target";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { parseEventSteps, toStepTime } from "@/lib/domain/events/steps/event-steps";
import { lockTeamAssignment, recordMemberAssignment } from "@/lib/domain/people/teams/assignment-state";
import { measureBusy } from "@/lib/domain/people/teams/measure-busy";
import { pickAssignee } from "@/lib/domain/people/teams/pick-assignee";
import { requirePersonField } from "@/lib/domain/tenancy/organizations/get-user-row";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { addBookingFacts } from "./derive-booking-facts";
import { exchangeStepHost } from "./exchange-step-host";
import { findFreeHosts, listRequiredTimes } from "./find-free-hosts";
import { replaceHost } from "./replace-host";
import { requireBookedEvent } from "./require-booked-event";
import type { ReassignBody } from "./schema";

/** `reader`: the calling member, who may choose members of the booking's team and users under their management. */
interface ReassignRequest {
  user: NonNullable<ReassignBody>["user"];
  step?: number | undefined;
  reason?: string | null | undefined;
  reader: MemberReader | null;
}

/**
 * Assigns another host to a booking: the named user, or the one that the team's rule picks among the free
 * members. Lock order, as everywhere: event, team, hosts.
 */
export function reassignBooking(
  db: Db,
  target: EventTarget,
  { user, step, reader, reason }: ReassignRequest,
) {
  return withTransaction(db, async (tx) => {
    const reassigned = await reassignHost(tx, target, { user, step, reader });
    const messageTarget = { ...target, precondition: new Precondition(null) };
    const { event } =
      reason && reassigned.happened ? await addMessage(tx, messageTarget, { body: reason }) : reassigned;
    return addBookingFacts(event, target.now);
  });
}

async function reassignHost(
  db: Db,
  target: EventTarget,
  { user, step, reader }: Omit<ReassignRequest, "reason">,
) {
  await requireBookedEvent(db, target.organization, target.id);
  return changeEvent(db, target, "update", async (tx, row) => {
    const replaced = pickReplacedHost(row, step);
    if (user === replaced?.user) return null;
    assertNotOver(row, target.now);
    const team = row.teamId === null ? null : await lockTeamAssignment(tx, target.organization, row.teamId);
    const members = team?.members.map((member) => member.user) ?? [];
    if (reader && !(user ? members.includes(user) || isManaged(reader, user) : team))
      throw new ApiProblem("forbidden", "Members may hand a booking to members of its team only.");
    if (!user && !team)
      throw buildFieldProblem(
        "/user",
        "required",
        "user is required: the booking has no team with an assignment rule",
      );
    if (user) await requirePersonField(tx, target.organization, user, "/user");

    const userIds = user ? [user] : members.filter((member) => member !== replaced.user);
    const times = replaced.times ?? listRequiredTimes(row);
    await lockHosts(tx, target.organization, userIds);
    const free = await findFreeHosts(tx, target, row, userIds, times);
    const candidates = (team?.members ?? []).flatMap((member) => {
      const person = free.find(({ id }) => id === member.user);
      return person ? { ...member, busy: measureBusy(person.host, times[0]?.start ?? target.now) } : [];
    });
    const [first, ...others] = candidates;
    const picked = user
      ? free.some(({ id }) => id === user) && { user, reason: "Named when the booking was reassigned." }
      : first && team && pickAssignee([first, ...others], team.assignment, Math.random());
    if (!picked) throw buildNobodyFreeProblem(user);
    const assignedMember = candidates.find((member) => member.user === picked.user);
    if (team && assignedMember && row.teamId)
      await recordMemberAssignment(tx, target.organization, row.teamId, assignedMember, team.assignment);
    const assigned = team && { rule: team.assignment.rule, ...picked };
    return replaced.index === null
      ? replaceHost(tx, target, row, picked.user, assigned)
      : exchangeStepHost(tx, target, row, { index: replaced.index, user: picked.user, assigned });
  });
}

/** Picks the host to replace: that of the step, if the meeting has steps. */
function pickReplacedHost(row: EventRow, number: number | undefined) {
  const steps = parseEventSteps(row);
  if (!steps) {
    if (number === undefined) return { user: row.createdByUserId, index: null, times: null };
    throw buildFieldProblem("/step", "refused", "step must be left out: the meeting has no steps");
  }
  if (number === undefined)
    throw buildFieldProblem(
      "/step",
      "required",
      "step is required: each step of the meeting has its own host",
    );
  const step = steps[number - 1];
  if (!step) throw buildFieldProblem("/step", "too_big", `step must be at most ${steps.length}`);
  const [user = null, ...others] = step.hosts;
  if (others.length > 0) throw buildFieldProblem("/step", "mismatch", "step must be one with a single host");
  const date = row.dates.find(({ id }) => id === row.confirmedDateId) ?? row.dates[0];
  const times = date ? [toStepTime(step, asInstant(+date.startsAt))] : [];
  return { user, index: number - 1, times };
}

const isManaged = ({ id, people }: MemberReader, user: string) => user !== id && people.includes(user);

function assertNotOver({ dates, confirmedDateId }: EventRow, now: Instant) {
  const taken = confirmedDateId === null ? dates : dates.filter(({ id }) => id === confirmedDateId);
  if (taken.length > 0 && taken.every(({ endsAt }) => +endsAt <= now))
    throw new ApiProblem("conflict", "The meeting is over.", { reason: "event_over" });
}

function buildNobodyFreeProblem(user: string | null | undefined): ApiProblem {
  if (!user) return new ApiProblem("slot_taken", "No other member of the team is free at this time.");
  return new ApiProblem("slot_taken", "This user is not free at this time, buffers included.", {
    errors: [{ in: "body", pointer: "/user", code: "slot_taken", message: "is not free" }],
  });
}
