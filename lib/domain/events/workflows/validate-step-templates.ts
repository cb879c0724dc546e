import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { findWhatsappAccount, findWhatsappTemplates } from "@/lib/domain/messaging/whatsapp/queries";
import { getBranding } from "@/lib/domain/tenancy/branding/branding";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { WorkflowStep } from "./step-schema";

/**
 * Requires that the account has the templates of these steps, with as many variables and buttons. A template need not be
 * approved yet. A sandbox needs no account, and has no templates without one.
 */
export async function validateStepTemplates(
  tx: Db,
  organization: OrganizationId,
  steps: readonly WorkflowStep[],
): Promise<void> {
  const names = steps.flatMap(({ whatsapp }) => whatsapp?.template ?? []);
  if (names.length === 0) return;
  const { test } = await getBranding(tx, organization);
  if (test && !(await findWhatsappAccount(tx, organization))) return;
  const known = await findWhatsappTemplates(tx, organization, names);
  for (const [index, { whatsapp }] of steps.entries()) {
    if (!whatsapp) continue;
    const found = known.filter(({ name }) => name === whatsapp.template);
    const pointer = `/steps/${index}/whatsapp`;
    if (found.length === 0)
      throw buildFieldProblem(`${pointer}/template`, "unknown", "is no template of the connected account");
    for (const { language, variables, quickReplies, obstacle } of found) {
      if (obstacle !== null)
        throw buildFieldProblem(`${pointer}/template`, "unsupported", OBSTACLES[obstacle] ?? OBSTACLES.kind);
      if (variables.length !== whatsapp.parameters.length)
        throw buildFieldProblem(
          `${pointer}/parameters`,
          "invalid_value",
          `must have ${variables.length} values, one for each variable of the template in ${language}`,
        );
      if (whatsapp.buttons.length > quickReplies.length)
        throw buildFieldProblem(
          `${pointer}/buttons`,
          "too_big",
          `must have at most ${quickReplies.length} entries, as the template in ${language} has no more buttons for a reply`,
        );
    }
  }
}

const OBSTACLES: Readonly<Record<string, string>> & { kind: string } = {
  header: "must be a template whose header has neither a file nor a variable",
  button: "must be a template whose buttons have no variable and open nothing but addresses",
  kind: "must be a template with a body that is not for codes",
};
