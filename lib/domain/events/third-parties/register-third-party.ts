import type { Db } from "@/lib/platform/db/client";
import { given } from "@/lib/platform/db/given";
import { newId } from "@/lib/platform/db/id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { validationProblem } from "@/lib/platform/http/validate";
import { newAppSecret } from "./new-app-secret";
import type { RegistrationParts } from "./schema";
import { serializeThirdParty } from "./serialize";

export async function registerThirdParty(
  db: Db,
  organization: OrganizationId,
  { name, contact_email: contactEmail, contact_name: contactName }: RegistrationParts,
) {
  if (!name) {
    const message = "is required, here or in the query";
    throw validationProblem([{ in: "body", pointer: "/name", code: "required", message }]);
  }
  const id = newId();
  const row = await db.thirdParty.create({
    data: {
      id,
      organizationId: organization,
      name,
      ...given({ contactEmail, contactName }),
      ...newAppSecret(organization, id),
    },
  });
  return serializeThirdParty(row);
}
