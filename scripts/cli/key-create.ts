import { z } from "zod";
import { createApiKey } from "@/lib/api-keys/create-api-key";
import { database } from "@/lib/db/client";
import { SCOPES } from "@/lib/http/contract";
import { id, LIMITS, requiredText } from "@/lib/http/fields";
import { OperatorError } from "@/lib/operator-error";
import { asOrganizationId } from "@/lib/organizations/organization-id";
import type { Options } from "./options";

const Given = z.object({
  organization: id,
  name: requiredText(LIMITS.name),
  scopes: z
    .string()
    .transform((text) => text.split(",").map((scope) => scope.trim()))
    .pipe(z.array(z.enum(SCOPES, `must be of ${SCOPES.join(", ")}, separated by commas`)))
    .optional(),
});

export async function keyCreate(options: Options) {
  const { organization, name, scopes } = Given.parse(options);
  if (!(await database().organization.findUnique({ where: { id: organization } }))) {
    throw new OperatorError(`There is no organisation ${organization}.`);
  }
  const made = await createApiKey(database(), asOrganizationId(organization), { name, scopes });
  return { organization, _id: made._id, name, scopes: made.scopes, api_key: made.key };
}
