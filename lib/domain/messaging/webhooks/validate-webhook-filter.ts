import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { requireFilterIds } from "./require-filter-ids";
import type { WebhookFilter } from "./schema";

/** Requires that the pages, types and teams of a filter belong to the organisation, or were stored before. */
export function validateWebhookFilter(
  db: Db,
  organizationId: OrganizationId,
  filter: WebhookFilter | null | undefined,
  before: WebhookFilter | null = null,
): Promise<void> {
  const among = (ids: string[]) => ({ where: { organizationId, id: { in: ids } }, select: { id: true } });
  const kinds = {
    pages: {
      find: (ids: string[]) => db.bookpage.findMany(among(ids)),
      message: "is not a booking page of your organisation",
    },
    types: {
      find: (ids: string[]) => db.appointmentType.findMany(among(ids)),
      message: "is not an appointment type of your organisation",
    },
    teams: {
      find: (ids: string[]) => db.team.findMany(among(ids)),
      message: "is not a team of your organisation",
    },
  };
  return requireFilterIds(kinds, filter, before);
}
