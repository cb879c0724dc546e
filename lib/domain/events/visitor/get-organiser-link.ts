import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { resolvePageOrigin } from "@/lib/platform/http/page-origin";
import { buildMailedKey } from "./mailed-key";

/** Returns the link where the organiser views and manages the event. */
export async function getOrganiserLink(db: Db, organization: OrganizationId, id: string) {
  const organiser = await db.invitee.findFirst({
    where: { eventId: id, organizationId: organization, isOrganizer: true },
    select: { id: true, keyVersion: true },
  });
  if (!organiser) throw buildNotFoundProblem(`The event ${id}`);
  const query = new URLSearchParams({ key: buildMailedKey(organiser) });
  return { link: new URL(`/event/${id}?${query}`, resolvePageOrigin()).href };
}
