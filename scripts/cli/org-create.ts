import { z } from "zod";
import { database } from "@/lib/db/client";
import { email, LIMITS, requiredText } from "@/lib/http/fields";
import { createOrganization } from "@/lib/organizations/create-organization";
import { instant } from "@/lib/time/instant";
import type { Options } from "./options";

const Given = z.object({ name: requiredText(LIMITS.name), "admin-email": email });

export function orgCreate(options: Options) {
  const { name, "admin-email": adminEmail } = Given.parse(options);
  return createOrganization(database(), name, adminEmail, instant(Date.now()));
}
