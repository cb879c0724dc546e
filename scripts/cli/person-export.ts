import { z } from "zod";
import { exportPerson } from "@/lib/domain/lifecycle/personal-data/export-person";
import { getDatabase } from "@/lib/platform/db/client";
import { email } from "@/lib/platform/http/fields";
import { listTargetOrganizations } from "./list-target-organizations";
import type { Options } from "./options";

const OptionsSchema = z.object({ email, organization: z.string().optional() });

export async function runPersonExport(options: Options) {
  const { email, organization } = OptionsSchema.parse(options);
  const organizations = [];
  for (const id of await listTargetOrganizations(organization))
    organizations.push({ organization: id, ...(await exportPerson(getDatabase(), id, email)) });
  return { email, organizations };
}
