import { getDatabase } from "@/lib/platform/db/client";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { OperatorError } from "@/lib/platform/env/operator-error";

/** Returns the named organisation, or the only one; sandboxes are used only if they are named. */
export async function getTargetOrganization(id: string | undefined): Promise<OrganizationId> {
  const rows = await getDatabase().organization.findMany({
    where: id ? { id } : { sandboxOf: null },
    select: { id: true },
  });
  const [first, second] = rows;
  if (!first) throw new OperatorError(`There is no organisation${id ? ` ${id}` : ""}.`);
  if (second) throw new OperatorError("There are several organisations: name one with --organization.");
  return asOrganizationId(first.id);
}
