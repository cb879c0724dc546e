import { lockHosts } from "@/lib/domain/availability/reservations/reserve-hosts";
import { listRoomsToLock } from "@/lib/domain/availability/rooms/find-rooms";
import { lockTeamAssignment } from "@/lib/domain/people/teams/assignment-state";
import type { Db } from "@/lib/platform/db/client";
import type { BookablePage } from "./public-page";

/** A team's assignment rule and members, locked. */
export type LockedTeam = Awaited<ReturnType<typeof lockTeamAssignment>> & { id: string };

/**
 * Locks all hosts and rooms that the page could use until the transaction ends; which of them are picked
 * depends on who is free. Returns null for a user's page.
 */
export async function lockPageHosts(
  tx: Db,
  { organization, team, owner, settings }: Pick<BookablePage, "organization" | "team" | "owner" | "settings">,
): Promise<LockedTeam | null> {
  const lockedTeam = team && { ...(await lockTeamAssignment(tx, organization, team.id)), id: team.id };
  const hosts = lockedTeam ? lockedTeam.members.map(({ user }) => user) : [owner.id];
  await lockHosts(tx, organization, [...hosts, ...(await listRoomsToLock(tx, organization, settings))]);
  return lockedTeam;
}
