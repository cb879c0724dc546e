import { lockHosts } from "@/lib/domain/availability/reservations/reserve-hosts";
import { listRoomsToLock } from "@/lib/domain/availability/rooms/find-rooms";
import { lockTeamAssignment } from "@/lib/domain/people/teams/assignment-state";
import type { Db } from "@/lib/platform/db/client";
import type { PageSettings } from "./public-page";

/** The team's rule and its members, as nobody changes them now. */
export type LockedTeam = Awaited<ReturnType<typeof lockTeamAssignment>> & { id: string };

/**
 * Until the transaction ends, nobody else takes time of those whom the page may ask for. Of a team all members are
 * locked, and of rooms all that it may be in: which are picked is known only when it is seen which are free. Null for a person's
 * page.
 */
export async function lockPageHosts(
  tx: Db,
  { organization, team, owner, custom }: Pick<PageSettings, "organization" | "team" | "owner" | "custom">,
): Promise<LockedTeam | null> {
  const held = team && { ...(await lockTeamAssignment(tx, organization, team.id)), id: team.id };
  const hosts = held ? held.members.map(({ user }) => user) : [owner.id];
  await lockHosts(tx, organization, [...hosts, ...(await listRoomsToLock(tx, organization, custom))]);
  return held;
}
