import { type Instant, instant } from "@/lib/core/time/instant";
import { createApiKey } from "@/lib/domain/auth/api-keys/create-api-key";
import { writePassword } from "@/lib/domain/auth/passwords/write-password";
import { toRoleColumns } from "@/lib/domain/tenancy/organizations/role";
import { hashPassword } from "@/lib/platform/crypto/password";
import { newToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import { keyOf } from "@/lib/platform/db/key-of";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { PLAIN_NAMES } from "./demo-names";
import { type DemoUser, furnishOrganization } from "./furnish-organization";

export interface Demo {
  organization: string;
  api_key: string;
  admin: { _id: string; email: string; password: string };
  users: DemoUser[];
  team: string;
  locator: string;
}

/** An organisation with the demo in it. The key and the password are new each time. */
export async function seedDemo(tx: Db, now: Instant = instant(Date.now())): Promise<Demo> {
  const organization = asOrganizationId(newId());
  await tx.organization.create({
    data: { id: organization, name: "Harbour & Pine Architects", plan: "pro" },
  });
  const { users, team, locator } = await furnishOrganization(tx, organization, PLAIN_NAMES, now);
  const [{ _id, email }] = users as [DemoUser];
  const password = newToken().slice(0, 16);
  await writePassword(tx, { organizationId: organization, id: _id, email }, await hashPassword(password));
  await tx.user.update({ where: keyOf(organization, _id), data: toRoleColumns("owner") });
  const { key: api_key } = await createApiKey(tx, organization, { name: "Demo" });
  return { organization, api_key, admin: { _id, email, password }, users, team, locator };
}
