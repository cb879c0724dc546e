import { z } from "zod";
import { erasePerson } from "@/lib/domain/lifecycle/personal-data/erase-person";
import { getDatabase } from "@/lib/platform/db/client";
import { email } from "@/lib/platform/http/fields";
import { listTargetOrganizations } from "./list-target-organizations";
import type { Options } from "./options";

const OptionsSchema = z.object({
  email,
  organization: z.string().optional(),
  "delete-member": z.boolean().optional(),
});

export async function runErase(options: Options) {
  const { email, organization, "delete-member": deleteMember = false } = OptionsSchema.parse(options);
  const erased = [];
  for (const id of await listTargetOrganizations(organization))
    erased.push({
      organization: id,
      ...(await erasePerson(getDatabase(), id, { email, deleteMember, rights: "all" })),
    });
  return { email, erased };
}
