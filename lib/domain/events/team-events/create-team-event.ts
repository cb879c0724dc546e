import { mayTake } from "@/lib/core/slots/may-take";
import { type Instant, instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { takenPeriod } from "@/lib/core/time/taken-period";
import { loadHosts, type PersonWithHost } from "@/lib/domain/availability/free-slots/load-hosts";
import { rangeAround } from "@/lib/domain/availability/free-slots/nearest-free";
import { lockHosts } from "@/lib/domain/availability/reservations/reserve";
import { slotTaken } from "@/lib/domain/availability/reservations/slot-taken";
import { dateToConfirm, listHosts } from "@/lib/domain/events/confirmed-time";
import { resolveEvent } from "@/lib/domain/events/create-event";
import type { NewEvent } from "@/lib/domain/events/new-event";
import { serializeEvent } from "@/lib/domain/events/serialize";
import { writeEvent } from "@/lib/domain/events/write-event";
import { assign } from "@/lib/domain/people/teams/assign";
import { measureBusy } from "@/lib/domain/people/teams/measure-busy";
import { countMemberTurn, holdTeam, type MemberTurns } from "@/lib/domain/people/teams/member-turns";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { ApiProblem } from "@/lib/platform/http/problem";
import type { TeamEventBody } from "./contract";

/**
 * An event for one of the team's members. Team, members and invited users are held until it is written, so that
 * of two events at once neither takes the other's member, nor the other's turn.
 */
export function createTeamEvent(
  db: Db,
  organization: OrganizationId,
  teamId: string,
  body: TeamEventBody,
  now: Instant,
) {
  return inTransaction(db, async (tx) => {
    const { assignment, members } = await holdTeam(tx, organization, teamId);
    if (members.length === 0)
      throw new ApiProblem("conflict", "The team has no members.", { reason: "team_empty" });
    // Until a member is picked, whoever asks for the event counts as its host.
    const asked = await resolveEvent(tx, organization, { ...body, bookpage: false }, now);
    await lockHosts(tx, organization, [...members.map(({ user }) => user), ...listHosts(asked).others]);

    const times = timesToKeep(asked);
    const people = await loadMembers(tx, organization, members, times, now);
    const free = people.filter(
      ({ host, suspended }) => !suspended && times.every(({ start, end }) => mayTake(host, start, end)),
    );
    const candidates = members.flatMap((member) => {
      const person = free.find(({ id }) => id === member.user);
      return person ? { ...member, busy: measureBusy(person.host, times[0]?.start ?? now) } : [];
    });
    const [first, ...others] = candidates;
    if (!first) throw nobodyFree(people, times, now);
    const named = free.find(({ email }) => email === body.created_by.email);
    const picked = named
      ? { user: named.id, reason: "created_by.email names this member, who is free." }
      : assign([first, ...others], assignment, Math.random());
    await countMemberTurn(
      tx,
      organization,
      teamId,
      candidates.find(({ user }) => user === picked.user) as MemberTurns,
      assignment,
    );

    const event = await resolveEvent(
      tx,
      organization,
      {
        ...body,
        created_by: { user: picked.user },
        invitees: withVisitor(body, picked.user === asked.creator.userId),
        timezone: asked.timezone,
        messages: body.messages?.map(({ body: text, from }) => ({
          body: text,
          from: from ?? body.created_by.email,
        })),
      },
      now,
    );
    const assigned = { rule: assignment.rule, ...picked };
    const { read } = await writeEvent(
      tx,
      organization,
      { ...event, source: { team: teamId }, assigned },
      now,
    );
    return serializeEvent(await read());
  });
}

/** Who asked for the event takes part in it, unless the event is theirs or names them already. */
function withVisitor({ created_by: visitor, invitees = [] }: TeamEventBody, isHost: boolean) {
  const named = isHost || invitees.some(({ email }) => email === visitor.email);
  return named ? invitees : [{ email: visitor.email, full_name: visitor.full_name }, ...invitees];
}

/** The times at which the member must be free: the one that is confirmed, else all that are proposed. In order. */
function timesToKeep({ confirmed, dates, timezone }: NewEvent): Interval[] {
  const date = confirmed && dateToConfirm(dates);
  return (date ? [date] : dates)
    .map((one) => takenPeriod(one, timezone))
    .sort((one, other) => one.start - other.start);
}

function loadMembers(
  tx: Db,
  organization: OrganizationId,
  members: readonly MemberTurns[],
  times: readonly Interval[],
  now: Instant,
): Promise<PersonWithHost[]> {
  const from = times[0]?.start ?? now;
  const to = instant(Math.max(from, ...times.map(({ end }) => end)));
  return loadHosts(tx, organization, { users: members.map(({ user }) => user) }, rangeAround(from, to));
}

function nobodyFree(people: readonly PersonWithHost[], times: readonly Interval[], now: Instant) {
  const [time] = times;
  const [person] = people;
  const detail = "No member of the team is free at this time, buffers included.";
  if (!time || !person) return new ApiProblem("slot_taken", detail);
  return slotTaken({ detail, hosts: people.map(({ host }) => host), time, timezone: person.timezone, now });
}
