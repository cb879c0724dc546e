import type { Db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { notFound } from "@/lib/http/problem";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { mailedKey } from "./mailed-key";

/** Where the organiser of an event sees and steers it. */
export async function readOrganiserLink(db: Db, organization: OrganizationId, id: string) {
  const organiser = await db.invitee.findFirst({
    where: { eventId: id, organizationId: organization, su: true },
    select: { id: true },
  });
  if (!organiser) throw notFound(`The event ${id}`);
  const query = new URLSearchParams({ key: mailedKey(organiser.id) });
  return { link: new URL(`/event/${id}?${query}`, env().WEB_URL).href };
}
