import type { Db } from "@/lib/platform/db/client";
import { findLocked } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { Precondition } from "@/lib/platform/http/etag";
import { findTeam } from "./queries";
import { listAdmins, listMembers } from "./serialize";
import { updateTeam } from "./update-team";

/** Takes somebody out of a team, and so out of its weights and order; nothing, where they are not in it. */
export async function leaveTeam(
  tx: Db,
  organization: OrganizationId,
  id: string,
  user: string,
): Promise<void> {
  const team = await findLocked(tx, "teams", () => findTeam(tx, organization, id));
  const without = (people: readonly string[]) => people.filter((one) => one !== user);
  const people = { members: without(listMembers(team)), admins: without(listAdmins(team)) };
  await updateTeam(tx, organization, id, people, new Precondition(null));
}
