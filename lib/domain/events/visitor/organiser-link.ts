import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { pageOrigin } from "@/lib/platform/http/page-origin";
import { notFound } from "@/lib/platform/http/problem";
import { mailedKey } from "./mailed-key";

/** Where the organiser of an event sees and steers it. */
export async function readOrganiserLink(db: Db, organization: OrganizationId, id: string) {
  const organiser = await db.invitee.findFirst({
    where: { eventId: id, organizationId: organization, su: true },
    select: { id: true, keyVersion: true },
  });
  if (!organiser) throw notFound(`The event ${id}`);
  const query = new URLSearchParams({ key: mailedKey(organiser) });
  return { link: new URL(`/event/${id}?${query}`, pageOrigin()).href };
}
