import { z } from "zod";
import { deleteOrganization } from "@/lib/domain/lifecycle/organization-data/delete-organization";
import { getDatabase } from "@/lib/platform/db/client";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { id } from "@/lib/platform/http/fields";
import { listTargetOrganizations } from "./list-target-organizations";
import type { Options } from "./options";
import { promptLine } from "./prompt-line";

const OptionsSchema = z.object({ organization: id });

/** Prompts for the organisation's name, on the terminal or from standard input: ids are easily confused. */
export async function runOrgDelete(options: Options) {
  const [organization] = await listTargetOrganizations(OptionsSchema.parse(options).organization);
  const { name } = await getDatabase().organization.findUniqueOrThrow({ where: { id: organization } });
  const typed = await promptLine(`Everything of "${name}" will be deleted. Type its name to go on: `);
  if (typed.trim() !== name)
    throw new OperatorError(`That is not the name of ${organization}: nothing was deleted.`);
  const failures = await deleteOrganization(getDatabase(), organization);
  return { organization, name, deleted: true, accounts_not_given_back: failures };
}
