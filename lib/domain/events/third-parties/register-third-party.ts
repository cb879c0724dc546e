import { buildValidationProblem } from "@/lib/domain/contracts/validate";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { omitUndefined } from "@/lib/platform/db/omit-undefined";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { generateAppSecret } from "./generate-app-secret";
import type { RegistrationParts } from "./schema";
import { serializeThirdParty } from "./serialize";

export async function registerThirdParty(
  db: Db,
  organization: OrganizationId,
  { name, contact_email: contactEmail, contact_name: contactName }: RegistrationParts,
) {
  if (!name) {
    const message = "is required, here or in the query";
    throw buildValidationProblem([{ in: "body", pointer: "/name", code: "required", message }]);
  }
  const id = generateId();
  const row = await db.thirdParty.create({
    data: {
      id,
      organizationId: organization,
      name,
      ...omitUndefined({ contactEmail, contactName }),
      ...generateAppSecret(organization, id),
    },
  });
  return serializeThirdParty(row);
}
