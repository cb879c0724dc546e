import { z } from "zod";
import { formatFileError } from "@/lib/domain/lifecycle/settings-files/format-file-error";
import type { FileError } from "@/lib/domain/lifecycle/settings-files/parse-settings-files";
import { type PlanContext, planSettings } from "@/lib/domain/lifecycle/settings-files/plan-settings";
import { readClock } from "@/lib/platform/clock/read-clock";
import { getDatabase } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { id } from "@/lib/platform/http/fields";
import { getTargetOrganization } from "./get-target-organization";
import type { Options } from "./options";
import { readSettingsDirectory } from "./settings-directory";

const OptionsSchema = z.object({
  positionals: z.tuple([z.string()]),
  organization: id.optional(),
  prune: z.boolean().default(false),
  json: z.boolean().default(false),
  "exit-code": z.boolean().default(false),
});

/** The exit status of `--exit-code` if the files and the settings differ. */
const DRIFT_STATUS = 2;

/** Operators may change everything. */
export const toOperatorContext = (organization: OrganizationId): PlanContext => ({
  organization,
  now: readClock(),
  rights: "all",
  canReadEvents: true,
});

/** Prints what the files of a directory would change, in words or as JSON. */
export async function runPlan(options: Options) {
  const { positionals, organization: named, prune, json, ...flags } = OptionsSchema.parse(options);
  const organization = await getTargetOrganization(named);
  const files = await readSettingsDirectory(positionals[0]);
  const plan = await planSettings(getDatabase(), toOperatorContext(organization), { files, prune });
  if (plan.errors.length > 0 && !json) throw new OperatorError(formatErrors(plan.errors));
  if (plan.errors.length > 0) process.exitCode = 1;
  else if (flags["exit-code"] && plan.changes.length > 0) process.exitCode = DRIFT_STATUS;
  if (json) return plan;
  console.log(
    plan.changes.length > 0 ? [...plan.words, "", `Plan ${plan._id}`].join("\n") : "Nothing to change.",
  );
}

export const formatErrors = (errors: readonly FileError[]): string => errors.map(formatFileError).join("\n");
