import { asInstant, type Instant } from "@/lib/core/time/instant";
import { createApiKey } from "@/lib/domain/auth/api-keys/create-api-key";
import { storePassword } from "@/lib/domain/auth/passwords/store-password";
import { toRoleColumns } from "@/lib/domain/tenancy/organizations/role";
import { hashPassword } from "@/lib/platform/crypto/password";
import { generateToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { PLAIN_NAMES } from "./demo-names";
import { type DemoUser, seedOrganization } from "./seed-organization";

export interface SeededDemo {
  organization: string;
  api_key: string;
  admin: { _id: string; email: string; password: string };
  users: DemoUser[];
  team: string;
  locator: string;
}

/** Creates an organisation with the demo. API key and password are random. */
export async function seedDemo(tx: Db, now: Instant = asInstant(Date.now())): Promise<SeededDemo> {
  const organization = asOrganizationId(generateId());
  await tx.organization.create({
    data: { id: organization, name: "Harbour & Pine Architects", plan: "pro" },
  });
  const { users, team, locator } = await seedOrganization(tx, organization, PLAIN_NAMES, now);
  const [{ _id, email }] = users as [DemoUser];
  const password = generateToken().slice(0, 16);
  await storePassword(tx, { organizationId: organization, id: _id, email }, await hashPassword(password));
  await tx.user.update({ where: toRowKey(organization, _id), data: toRoleColumns("owner") });
  const { key: api_key } = await createApiKey(tx, organization, { name: "Demo" });
  return { organization, api_key, admin: { _id, email, password }, users, team, locator };
}
