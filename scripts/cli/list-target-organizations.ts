import { getDatabase } from "@/lib/platform/db/client";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { OperatorError } from "@/lib/platform/env/operator-error";

/** Returns the named organisation, or all. */
export async function listTargetOrganizations(
  id: string | undefined,
): Promise<[OrganizationId, ...OrganizationId[]]> {
  const rows = await getDatabase().organization.findMany({ where: id ? { id } : {}, select: { id: true } });
  const [first, ...otherIds] = rows.map((row) => asOrganizationId(row.id));
  if (!first) throw new OperatorError(`There is no organisation${id ? ` ${id}` : ""}.`);
  return [first, ...otherIds];
}
