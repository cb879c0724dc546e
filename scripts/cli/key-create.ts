import { z } from "zod";
import { createApiKey } from "@/lib/domain/auth/api-keys/create-api-key";
import { SCOPES } from "@/lib/domain/contracts/contract";
import { getDatabase } from "@/lib/platform/db/client";
import { id, LIMITS, requiredText } from "@/lib/platform/http/fields";
import { listTargetOrganizations } from "./list-target-organizations";
import type { Options } from "./options";

const OptionsSchema = z.object({
  organization: id,
  name: requiredText(LIMITS.name),
  scopes: z
    .string()
    .transform((text) => text.split(",").map((scope) => scope.trim()))
    .pipe(z.array(z.enum(SCOPES, `must be of ${SCOPES.join(", ")}, separated by commas`)))
    .optional(),
});

export async function runKeyCreate(options: Options) {
  const { organization, name, scopes } = OptionsSchema.parse(options);
  const [found] = await listTargetOrganizations(organization);
  const made = await createApiKey(getDatabase(), found, { name, scopes });
  return { organization, _id: made._id, name, scopes: made.scopes, api_key: made.key };
}
