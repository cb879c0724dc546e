import { canTakeMeeting } from "@/lib/core/slots/can-take-meeting";
import { asInstant, type Instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { toBusyInterval } from "@/lib/core/time/to-busy-interval";
import { expandToSearchRange } from "@/lib/domain/availability/free-slots/find-nearest-free";
import { loadHosts, type UserWithHost } from "@/lib/domain/availability/free-slots/load-hosts";
import { buildSlotTakenProblem } from "@/lib/domain/availability/reservations/build-slot-taken-problem";
import { lockHosts } from "@/lib/domain/availability/reservations/reserve-hosts";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { resolveEvent } from "@/lib/domain/events/create-event";
import { listOccupiedUsers, pickDateToConfirm } from "@/lib/domain/events/event-hosts";
import { insertEvent } from "@/lib/domain/events/insert-event";
import type { NewEvent } from "@/lib/domain/events/new-event";
import { serializeEvent } from "@/lib/domain/events/serialize";
import {
  lockTeamAssignment,
  type MemberAssignmentState,
  recordMemberAssignment,
} from "@/lib/domain/people/teams/assignment-state";
import { measureBusy } from "@/lib/domain/people/teams/measure-busy";
import { pickAssignee } from "@/lib/domain/people/teams/pick-assignee";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { TeamEventBody } from "./contract";

/**
 * Creates an event for a member of the team. Team, members and invited users stay locked, so that concurrent events do
 * not assign the same member or skip a turn.
 */
export function createTeamEvent(
  db: Db,
  organization: OrganizationId,
  teamId: string,
  body: TeamEventBody,
  now: Instant,
) {
  return withTransaction(db, async (tx) => {
    const { assignment, members } = await lockTeamAssignment(tx, organization, teamId);
    if (members.length === 0)
      throw new ApiProblem("conflict", "The team has no members.", { reason: "team_empty" });
    // The caller counts as host until a member is assigned.
    const requested = await resolveEvent(tx, organization, { ...body, bookpage: false }, now);
    await lockHosts(tx, organization, [
      ...members.map(({ user }) => user),
      ...listOccupiedUsers(requested).others,
    ]);

    const times = listTimesToReserve(requested);
    const people = await loadMembers(tx, organization, members, times, now);
    const free = people.filter(
      ({ host, suspended }) =>
        !suspended && times.every(({ start, end }) => canTakeMeeting(host, start, end)),
    );
    const candidates = members.flatMap((member) => {
      const person = free.find(({ id }) => id === member.user);
      return person ? { ...member, busy: measureBusy(person.host, times[0]?.start ?? now) } : [];
    });
    const [first, ...others] = candidates;
    if (!first) throw buildNobodyFreeProblem(people, times, now);
    const named = free.find(({ email }) => email === body.created_by.email);
    const picked = named
      ? { user: named.id, reason: "created_by.email names this member, who is free." }
      : pickAssignee([first, ...others], assignment, Math.random());
    await recordMemberAssignment(
      tx,
      organization,
      teamId,
      candidates.find(({ user }) => user === picked.user) as MemberAssignmentState,
      assignment,
    );

    const event = await resolveEvent(
      tx,
      organization,
      {
        ...body,
        created_by: { user: picked.user },
        invitees: addVisitor(body, picked.user === requested.creator.userId),
        timezone: requested.timezone,
        messages: body.messages?.map(({ body: text, from }) => ({
          body: text,
          from: from ?? body.created_by.email,
        })),
      },
      now,
    );
    const assigned = { rule: assignment.rule, ...picked };
    const { read } = await insertEvent(
      tx,
      organization,
      { ...event, source: { team: teamId }, assigned },
      now,
    );
    return serializeEvent(await read());
  });
}

/** Adds the caller as a participant, unless they created the event or are invited already. */
function addVisitor({ created_by: visitor, invitees = [] }: TeamEventBody, isHost: boolean) {
  const named = isHost || invitees.some(({ email }) => email === visitor.email);
  return named ? invitees : [{ email: visitor.email, full_name: visitor.full_name }, ...invitees];
}

/** Lists the times at which the member must be free, in order: the confirmed one, else all proposed ones. */
function listTimesToReserve({ confirmed, dates, timezone }: NewEvent): Interval[] {
  const date = confirmed && pickDateToConfirm(dates);
  return (date ? [date] : dates)
    .map((one) => toBusyInterval(one, timezone))
    .sort((one, other) => one.start - other.start);
}

function loadMembers(
  tx: Db,
  organization: OrganizationId,
  members: readonly MemberAssignmentState[],
  times: readonly Interval[],
  now: Instant,
): Promise<UserWithHost[]> {
  const from = times[0]?.start ?? now;
  const to = asInstant(Math.max(from, ...times.map(({ end }) => end)));
  return loadHosts(
    tx,
    organization,
    { users: members.map(({ user }) => user) },
    expandToSearchRange(from, to),
  );
}

function buildNobodyFreeProblem(people: readonly UserWithHost[], times: readonly Interval[], now: Instant) {
  const [time] = times;
  const [person] = people;
  const detail = "No member of the team is free at this time, buffers included.";
  if (!time || !person) return new ApiProblem("slot_taken", detail);
  return buildSlotTakenProblem({
    detail,
    hosts: people.map(({ host }) => host),
    time,
    timezone: person.timezone,
    now,
  });
}
