import type { Instant } from "@/lib/core/time/instant";
import { lockHosts } from "@/lib/domain/availability/reservations/reserve";
import { addMessage } from "@/lib/domain/events/changes/add-message";
import { changeEvent } from "@/lib/domain/events/changes/change-event";
import type { EventTarget } from "@/lib/domain/events/changes/event-target";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { assign } from "@/lib/domain/people/teams/assign";
import { measureBusy } from "@/lib/domain/people/teams/measure-busy";
import { countMemberTurn, holdTeam } from "@/lib/domain/people/teams/member-turns";
import { findPersonOfBody } from "@/lib/domain/tenancy/organizations/find-user";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import type { Reader } from "@/lib/platform/http/contract";
import { Precondition } from "@/lib/platform/http/etag";
import { ApiProblem, fieldProblem } from "@/lib/platform/http/problem";
import { withBooking } from "./describe-booking";
import { findBookedEvent } from "./find-booked-event";
import { findFree, listTimes } from "./find-free-takers";
import { replaceHost } from "./replace-host";
import type { ReassignBody } from "./schema";

/** `reader`: the member who asks, who may hand a booking to members of its team, and to people whom they manage. */
interface Asking {
  user: NonNullable<ReassignBody>["user"];
  reason?: string | null | undefined;
  reader: Reader | null;
}

/**
 * Another host for a booking: the user who is named, or whom the rule of the team picks among those who are free. The
 * event is held first, then the team, then the hosts, as everywhere.
 */
export function reassignBooking(db: Db, target: EventTarget, { user, reader, reason }: Asking) {
  return inTransaction(db, async (tx) => {
    const given = await giveBooking(tx, target, { user, reader });
    const told = { ...target, precondition: new Precondition(null) };
    const { event } = reason && given.happened ? await addMessage(tx, told, { body: reason }) : given;
    return withBooking(event, target.now);
  });
}

async function giveBooking(db: Db, target: EventTarget, { user, reader }: Omit<Asking, "reason">) {
  await findBookedEvent(db, target.organization, target.id);
  return changeEvent(db, target, "update", async (tx, row) => {
    if (user === row.createdByUserId) return null;
    refuseOver(row, target.now);
    const team = row.teamId === null ? null : await holdTeam(tx, target.organization, row.teamId);
    const members = team?.members.map((member) => member.user) ?? [];
    if (reader && !(user ? members.includes(user) || isManaged(reader, user) : team))
      throw new ApiProblem("forbidden", "Members may hand a booking to members of its team only.");
    if (!user && !team)
      throw fieldProblem(
        "/user",
        "required",
        "user is required: the booking is of no team whose rule could pick",
      );
    if (user) await findPersonOfBody(tx, target.organization, user, "/user");

    const asked = user ? [user] : members.filter((member) => member !== row.createdByUserId);
    const times = listTimes(row);
    await lockHosts(tx, target.organization, asked);
    const free = await findFree(tx, target, row, asked, times);
    const candidates = (team?.members ?? []).flatMap((member) => {
      const person = free.find(({ id }) => id === member.user);
      return person ? { ...member, busy: measureBusy(person.host, times[0]?.start ?? target.now) } : [];
    });
    const [first, ...others] = candidates;
    const picked = user
      ? free.some(({ id }) => id === user) && { user, reason: "Named when the booking was reassigned." }
      : first && team && assign([first, ...others], team.assignment, Math.random());
    if (!picked) throw nobodyFree(user);
    const turn = candidates.find((member) => member.user === picked.user);
    if (team && turn && row.teamId)
      await countMemberTurn(tx, target.organization, row.teamId, turn, team.assignment);
    const assigned = team && { rule: team.assignment.rule, ...picked };
    return replaceHost(tx, target, row, picked.user, assigned);
  });
}

const isManaged = ({ id, people }: Reader, user: string) => user !== id && people.includes(user);

function refuseOver({ dates, confirmedDateId }: EventRow, now: Instant) {
  const taken = confirmedDateId === null ? dates : dates.filter(({ id }) => id === confirmedDateId);
  if (taken.length > 0 && taken.every(({ endsAt }) => +endsAt <= now))
    throw new ApiProblem("conflict", "The meeting is over.", { reason: "event_over" });
}

function nobodyFree(user: string | null | undefined): ApiProblem {
  if (!user) return new ApiProblem("slot_taken", "No other member of the team is free at this time.");
  return new ApiProblem("slot_taken", "This user is not free at this time, buffers included.", {
    errors: [{ in: "body", pointer: "/user", code: "slot_taken", message: "is not free" }],
  });
}
