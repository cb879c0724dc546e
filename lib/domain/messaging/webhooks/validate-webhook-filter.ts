import type { FieldError } from "@/lib/domain/contracts/problem";
import { buildValidationProblem } from "@/lib/domain/contracts/validate";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { WebhookFilter } from "./schema";

const MESSAGES = {
  pages: "is not a booking page of your organisation",
  types: "is not an appointment type of your organisation",
  teams: "is not a team of your organisation",
};

/**
 * Requires that the pages, types and teams of a filter belong to the organisation. Previously stored ids may
 * be deleted by now and are accepted.
 */
export async function validateWebhookFilter(
  db: Db,
  organizationId: OrganizationId,
  filter: WebhookFilter | null | undefined,
  before: WebhookFilter | null = null,
): Promise<void> {
  const { pages = [], types = [], teams = [] } = filter ?? {};
  const find = (ids: string[]) => ({ where: { organizationId, id: { in: ids } }, select: { id: true } });
  const existing = {
    pages: pages.length > 0 ? await db.bookpage.findMany(find(pages)) : [],
    types: types.length > 0 ? await db.appointmentType.findMany(find(types)) : [],
    teams: teams.length > 0 ? await db.team.findMany(find(teams)) : [],
  };
  const errors = (["pages", "types", "teams"] as const).flatMap((kind) =>
    (filter?.[kind] ?? []).flatMap((filterId, index): FieldError | [] =>
      existing[kind].some(({ id }) => id === filterId) || before?.[kind]?.includes(filterId)
        ? []
        : { in: "body", pointer: `/filter/${kind}/${index}`, code: "unknown", message: MESSAGES[kind] },
    ),
  );
  if (errors.length > 0) throw buildValidationProblem(errors);
}
