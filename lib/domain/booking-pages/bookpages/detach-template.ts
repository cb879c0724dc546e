import { ApiProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import type { Bookpage } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";

const DETACHED = { locked: [], v: { increment: 1 } };

/** Detaches the page and its types from the template; their settings stay. The caller holds the lock. */
export async function detachTemplate(
  tx: Db,
  { organizationId, id }: Pick<Bookpage, "organizationId" | "id">,
): Promise<Bookpage> {
  await tx.appointmentType.updateMany({
    where: { organizationId, bookpageId: id, templateTypeId: { not: null } },
    data: { ...DETACHED, templateTypeId: null },
  });
  return tx.bookpage.update({ where: toRowKey(organizationId, id), data: { ...DETACHED, templateId: null } });
}

/** Detaches one type. The caller holds the lock of its page. */
export const detachTemplateType = (tx: Db, organization: OrganizationId, id: string): Promise<unknown> =>
  tx.appointmentType.update({
    where: toRowKey(organization, id),
    data: { ...DETACHED, templateTypeId: null },
  });

/** A page's owner must not delete what a template provides. */
export function assertNoTemplate(template: string | null): void {
  if (template)
    throw new ApiProblem(
      "conflict",
      "It follows a template: it is released from it, or taken out of it, first.",
      {
        reason: "follows_template",
      },
    );
}
