import type { Db } from "@/lib/platform/db/client";
import type { Bookpage } from "@/lib/platform/db/generated/client";
import { keyOf } from "@/lib/platform/db/key-of";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { ApiProblem } from "@/lib/platform/http/problem";

const FREE = { locked: [], v: { increment: 1 } };

/** The page, and each of its types, stays as it stands and is its owner's from now on. The caller holds it. */
export async function leaveTemplate(
  tx: Db,
  { organizationId, id }: Pick<Bookpage, "organizationId" | "id">,
): Promise<Bookpage> {
  await tx.appointmentType.updateMany({
    where: { organizationId, bookpageId: id, templateTypeId: { not: null } },
    data: { ...FREE, templateTypeId: null },
  });
  return tx.bookpage.update({ where: keyOf(organizationId, id), data: { ...FREE, templateId: null } });
}

/** The same of one type. The caller holds its page. */
export const leaveTemplateType = (tx: Db, organization: OrganizationId, id: string): Promise<unknown> =>
  tx.appointmentType.update({
    where: keyOf(organization, id),
    data: { ...FREE, templateTypeId: null },
  });

/** What a template has given to many is not taken away by one of them. */
export function refuseFollowing(template: string | null): void {
  if (template)
    throw new ApiProblem(
      "conflict",
      "It follows a template: it is released from it, or taken out of it, first.",
      {
        reason: "follows_template",
      },
    );
}
