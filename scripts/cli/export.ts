import { z } from "zod";
import { exportPerson } from "@/lib/domain/lifecycle/personal-data/export-person";
import { database } from "@/lib/platform/db/client";
import { email } from "@/lib/platform/http/fields";
import { findOrganizations } from "./find-organizations";
import type { Options } from "./options";

const Given = z.object({ email, organization: z.string().optional() });

export async function exportPersonalData(options: Options) {
  const { email, organization } = Given.parse(options);
  const organizations = [];
  for (const id of await findOrganizations(organization))
    organizations.push({ organization: id, ...(await exportPerson(database(), id, email)) });
  return { email, organizations };
}
