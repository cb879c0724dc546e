import { createApiKey } from "@/lib/api-keys/create-api-key";
import { type Db, inTransaction } from "@/lib/db/client";
import { newId } from "@/lib/db/id";
import type { Instant } from "@/lib/time/instant";
import { createUser } from "@/lib/users/create-user";
import { asOrganizationId } from "./organization-id";

/** A new organisation with a key that may do everything, and an admin who completes the sign-up with the link. */
export function createOrganization(db: Db, name: string, adminEmail: string, now: Instant) {
  return inTransaction(db, async (tx) => {
    const organization = asOrganizationId(newId());
    await tx.organization.create({ data: { id: organization, name } });
    const body = { organization, user: { email: adminEmail }, finish_signup_with: "email" as const };
    const { answer } = await createUser(tx, organization, body, now);
    const { _id } = answer.user;
    await tx.user.update({ where: { id: _id }, data: { admin: true } });
    const { key } = await createApiKey(tx, organization, { name: "First key" });
    return { organization, api_key: key, admin: { _id, email: adminEmail, signup_link: answer.link } };
  });
}
