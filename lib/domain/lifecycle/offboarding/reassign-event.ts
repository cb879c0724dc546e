import { lockHosts } from "@/lib/domain/availability/reservations/reserve-hosts";
import { findFreeHosts, listRequiredTimes } from "@/lib/domain/bookings/resource/find-free-hosts";
import { replaceHost } from "@/lib/domain/bookings/resource/replace-host";
import { changeEvent } from "@/lib/domain/events/changes/change-event";
import type { EventTarget } from "@/lib/domain/events/changes/event-target";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { lockTeamAssignment, recordMemberAssignment } from "@/lib/domain/people/teams/assignment-state";
import { measureBusy } from "@/lib/domain/people/teams/measure-busy";
import { pickAssignee } from "@/lib/domain/people/teams/pick-assignee";
import type { Db } from "@/lib/platform/db/client";
import { listSuccessors } from "./list-successors";
import type { Successor } from "./schema";

interface Handover {
  departing: string;
  to: Successor;
}

/** Reassigns a locked event of the departing user to a successor; false if none is free or can host it. */
export async function reassignEvent(
  db: Db,
  target: EventTarget,
  { departing, to }: Handover,
): Promise<boolean> {
  let isTaken = true;
  await changeEvent(db, target, "update", async (tx, event) => {
    const picked = await pickSuccessor(tx, target, event, { departing, to });
    isTaken = picked !== null;
    return picked && replaceHost(tx, target, event, picked.user, picked.assigned);
  });
  return isTaken;
}

/** Teams are locked before users, as everywhere. An event that takes no time can go to any successor. */
async function pickSuccessor(tx: Db, target: EventTarget, event: EventRow, { departing, to }: Handover) {
  const team = "team" in to ? await lockTeamAssignment(tx, target.organization, to.team) : null;
  const members = team?.members.filter(({ user }) => user !== departing) ?? [];
  const candidates = "user" in to ? [to.user] : members.map(({ user }) => user);
  await lockHosts(tx, target.organization, candidates);
  const available = await listSuccessors(tx, target.organization, candidates);
  const eligible = available.filter((user) => canHost(event, user));
  const times = event.bookpage ? listRequiredTimes(event) : [];
  const free =
    times.length > 0
      ? await findFreeHosts(tx, target, event, eligible, times)
      : eligible.map((id) => ({ id, host: null }));
  if ("user" in to) return free.length > 0 ? { user: to.user, assigned: null } : null;
  if (!team) return null;
  const [first, ...others] = members.flatMap((member) => {
    const person = free.find(({ id }) => id === member.user);
    const busy = person?.host ? measureBusy(person.host, times[0]?.start ?? target.now) : 0;
    return person ? [{ ...member, busy }] : [];
  });
  if (!first) return null;
  const picked = pickAssignee([first, ...others], team.assignment, Math.random());
  const assignee = members.find(({ user }) => user === picked.user);
  if (assignee) await recordMemberAssignment(tx, target.organization, to.team, assignee, team.assignment);
  return { user: picked.user, assigned: { rule: team.assignment.rule, ...picked } };
}

/** Returns whether this user can host the event; its booker cannot, as in `replaceHost`. */
const canHost = ({ invitees, seats }: EventRow, user: string): boolean =>
  !invitees.some((one) => one.userId === user && !one.isOrganizer && (one.position === 1 || seats !== null));
