import { Precondition } from "@/lib/domain/contracts/etag";
import type { Db } from "@/lib/platform/db/client";
import { findAndLock } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { getTeamRow } from "./queries";
import { listAdmins, listMembers } from "./serialize";
import { updateTeam } from "./update-team";

/** Removes a user from a team and from its weights and order; does nothing if they are not in it. */
export async function removeTeamMember(
  tx: Db,
  organization: OrganizationId,
  id: string,
  user: string,
): Promise<void> {
  const team = await findAndLock(tx, "teams", () => getTeamRow(tx, organization, id));
  const without = (people: readonly string[]) => people.filter((one) => one !== user);
  const people = { members: without(listMembers(team)), admins: without(listAdmins(team)) };
  await updateTeam(tx, organization, id, people, new Precondition(null));
}
