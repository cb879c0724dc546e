import type { FieldError } from "@/lib/domain/contracts/problem";
import { buildValidationProblem } from "@/lib/domain/contracts/validate";
import { validateWebhookFilter } from "@/lib/domain/messaging/webhooks/validate-webhook-filter";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { WorkflowFilter } from "./schema";

/**
 * Requires that the pages, types, teams and forms of a filter belong to the organisation. Previously stored ids may be
 * deleted by now and are accepted.
 */
export async function validateWorkflowFilter(
  db: Db,
  organizationId: OrganizationId,
  filter: WorkflowFilter | null | undefined,
  before: WorkflowFilter | null = null,
): Promise<void> {
  await validateWebhookFilter(db, organizationId, filter, before);
  const forms = filter?.forms ?? [];
  if (forms.length === 0) return;
  const known = await db.form.findMany({
    where: { organizationId, id: { in: forms } },
    select: { id: true },
  });
  const errors = forms.flatMap((form, index): FieldError | [] =>
    known.some(({ id }) => id === form) || before?.forms?.includes(form)
      ? []
      : {
          in: "body",
          pointer: `/filter/forms/${index}`,
          code: "unknown",
          message: "is not a form of your organisation",
        },
  );
  if (errors.length > 0) throw buildValidationProblem(errors);
}
