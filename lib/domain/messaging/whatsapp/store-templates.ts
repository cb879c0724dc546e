import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Template } from "./meta/parse-template";

/** Stores the templates as Meta has them, in place of the stored ones. */
export async function storeTemplates(
  tx: Db,
  organization: OrganizationId,
  templates: readonly Template[],
  now: Instant,
): Promise<void> {
  const unique = new Map(templates.map((one) => [`${one.name}/${one.language}`, one]));
  const updatedAt = new Date(now);
  await tx.whatsappTemplate.deleteMany({ where: { organizationId: organization } });
  await tx.whatsappTemplate.createMany({
    data: [...unique.values()].map((one) => ({ organizationId: organization, ...one, updatedAt })),
  });
  await tx.whatsappAccount.updateMany({
    where: { organizationId: organization },
    data: { refreshedAt: updatedAt },
  });
}

/** Records the status of a template that Meta has reported; one that is not known yet comes with the next refresh. */
export const updateTemplateStatus = (
  tx: Db,
  organization: OrganizationId,
  { name, language, status }: Pick<Template, "name" | "language" | "status">,
  now: Instant,
): Promise<unknown> =>
  tx.whatsappTemplate.updateMany({
    where: { organizationId: organization, name, language },
    data: { status, updatedAt: new Date(now) },
  });
