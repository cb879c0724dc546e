import type { Instant } from "@/lib/core/time/instant";
import { createApiKey } from "@/lib/domain/auth/api-keys/create-api-key";
import { createUser } from "@/lib/domain/people/users/create-user";
import { toRoleColumns } from "@/lib/domain/tenancy/organizations/role";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";

/**
 * Creates an organisation with an unrestricted API key and an owner, who completes the sign-up with the
 * returned link.
 */
export function createOrganization(db: Db, name: string, adminEmail: string, now: Instant) {
  return withTransaction(db, async (tx) => {
    const organization = asOrganizationId(generateId());
    await tx.organization.create({ data: { id: organization, name } });
    const body = { organization, user: { email: adminEmail }, finish_signup_with: "email" as const };
    const { answer } = await createUser(tx, organization, body, now);
    const { _id } = answer.user;
    await tx.user.update({ where: toRowKey(organization, _id), data: toRoleColumns("owner") });
    const { key } = await createApiKey(tx, organization, { name: "First key" });
    return { organization, api_key: key, admin: { _id, email: adminEmail, signup_link: answer.link } };
  });
}
