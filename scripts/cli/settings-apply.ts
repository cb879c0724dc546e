import { z } from "zod";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { formatChange } from "@/lib/domain/lifecycle/settings-files/format-changes";
import { applySettings } from "@/lib/domain/lifecycle/settings-files/plan-settings";
import { getDatabase } from "@/lib/platform/db/client";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { id } from "@/lib/platform/http/fields";
import { getTargetOrganization } from "./get-target-organization";
import type { Options } from "./options";
import { readSettingsDirectory } from "./settings-directory";
import { formatErrors, toOperatorContext } from "./settings-plan";

const OptionsSchema = z.object({
  positionals: z.tuple([z.string()]),
  organization: id.optional(),
  plan: id.optional(),
  prune: z.boolean().default(false),
});

/** Applies the files of a directory in one transaction; `--plan` requires that the plan is still the same. */
export async function runApply(options: Options) {
  const { positionals, organization: named, plan, prune } = OptionsSchema.parse(options);
  const organization = await getTargetOrganization(named);
  const files = await readSettingsDirectory(positionals[0]);
  const request = { files, prune, expected: plan ?? null };
  try {
    const { changes, entry, _id } = await applySettings(
      getDatabase(),
      toOperatorContext(organization),
      request,
    );
    return { plan: _id, changes: changes.flatMap(formatChange), audit_entry: entry };
  } catch (error) {
    const errors = error instanceof ApiProblem ? error.members.files : undefined;
    throw Array.isArray(errors) ? new OperatorError(formatErrors(errors)) : error;
  }
}
