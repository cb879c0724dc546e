import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { appliedPlan, planBody, planParams, settingsFiles, settingsPlan } from "./schema";

const MAX_FILES_BYTES = 10 * 1024 * 1024;

const shared = { tag: "Settings files", scope: "organization:write", audience: "admins" } as const;

const NEEDED_SCOPES =
  "A key with scopes also needs those to write what the files contain, such as `users:write` for `users/` and `bookpages:write` for `pages/`.";

export const exportSettingsContract = defineContract({
  ...shared,
  method: "GET",
  path: "/v2/settings_files",
  name: "exportSettings",
  summary: "Export all settings as YAML files",
  description:
    "One file for each user, availability, page template, team, page with its types, form, locator, webhook, workflow and own text of a message, and one for the brand, with slugs and `extid` in place of ids and without secrets. The same settings give the same bytes. A key with scopes gets the kinds of files that it may write.",
  limit: "slots",
  status: [200],
  answer: settingsFiles,
});

export const planSettingsContract = defineContract({
  ...shared,
  method: "POST",
  path: "/v2/plans",
  name: "planSettings",
  exact: true,
  limit: "slots",
  bodyLimit: MAX_FILES_BYTES,
  summary: "Plan a change of settings files",
  description: `Computes what applying the files would change, in JSON and in words, and how many times each page would gain and lose in the next 28 days. Nothing is changed and no notification is sent. Invalid files are refused as a whole: \`files\` of the problem lists each error with path, line, column and rule. Fields at the top of a file that it leaves out stay as they are, and so do resources without a file, unless \`prune\` is set. ${NEEDED_SCOPES}`,
  body: planBody,
  location: "/v2/plans/:_id",
  status: [201],
  answer: settingsPlan,
  example: {
    body: { files: [{ path: "brand.yaml", text: "accent: '#0f766e'\nfooter: Harbour & Pine, Berlin\n" }] },
  },
});

export const getPlanContract = defineContract({
  ...shared,
  method: "GET",
  path: "/v2/plans/:plan_id",
  name: "getPlan",
  summary: "Read a plan",
  description: NEEDED_SCOPES,
  params: planParams,
  status: [200],
  answer: settingsPlan,
});

export const applyPlanContract = defineContract({
  ...shared,
  method: "POST",
  path: "/v2/plans/:plan_id/apply",
  name: "applyPlan",
  exact: true,
  fresh: true,
  limit: "slots",
  summary: "Apply a plan",
  description: `Writes all changes of the plan in one transaction, as one entry of the audit log, which \`POST /v2/audit/:entry_id/undo\` takes back. Refused with 409 \`changed_since\` if the settings that the files contain have changed since the plan, or if the plan has been applied already. ${NEEDED_SCOPES}`,
  params: planParams,
  body: z.object({}),
  status: [200],
  answer: appliedPlan,
  example: { body: {} },
});
