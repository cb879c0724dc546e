import { z } from "zod";
import { asInstant } from "@/lib/core/time/instant";
import { createOrganization } from "@/lib/domain/people/accounts/create-organization";
import { getDatabase } from "@/lib/platform/db/client";
import { email, LIMITS, requiredText } from "@/lib/platform/http/fields";
import type { Options } from "./options";

const OptionsSchema = z.object({ name: requiredText(LIMITS.name), "admin-email": email });

export function runOrgCreate(options: Options) {
  const { name, "admin-email": adminEmail } = OptionsSchema.parse(options);
  return createOrganization(getDatabase(), name, adminEmail, asInstant(Date.now()));
}
