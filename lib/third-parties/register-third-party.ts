import { seal } from "@/lib/crypto/seal";
import { hashToken, newToken } from "@/lib/crypto/token";
import type { Db } from "@/lib/db/client";
import { given } from "@/lib/db/given";
import { newId } from "@/lib/db/id";
import { validationProblem } from "@/lib/http/validate";
import type { OrganizationId } from "@/lib/organizations/organization-id";
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
  const secret = newToken();
  const row = await db.thirdParty.create({
    data: {
      id: newId(),
      organizationId: organization,
      name,
      ...given({ contactEmail, contactName }),
      secret: seal(secret),
      secretHash: hashToken(secret),
    },
  });
  return serializeThirdParty(row);
}
