import { z } from "zod";
import { deleteOrganization } from "@/lib/domain/lifecycle/organization-data/delete-organization";
import { database } from "@/lib/platform/db/client";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { id } from "@/lib/platform/http/fields";
import { findOrganizations } from "./find-organizations";
import type { Options } from "./options";
import { readAnswer } from "./read-answer";

const Given = z.object({ organization: id });

/** Asks for the organisation's name, on the terminal or from standard input: an id is easily mistaken for another. */
export async function orgDelete(options: Options) {
  const [organization] = await findOrganizations(Given.parse(options).organization);
  const { name } = await database().organization.findUniqueOrThrow({ where: { id: organization } });
  const typed = await readAnswer(`Everything of "${name}" will be deleted. Type its name to go on: `);
  if (typed.trim() !== name)
    throw new OperatorError(`That is not the name of ${organization}: nothing was deleted.`);
  const failures = await deleteOrganization(database(), organization);
  return { organization, name, deleted: true, accounts_not_given_back: failures };
}
