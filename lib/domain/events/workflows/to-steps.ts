import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { generateId } from "@/lib/platform/db/generate-id";
import type { WorkflowStep, WorkflowStepBody } from "./step-schema";

/** Completes the steps of a body. A step keeps its id, by which it is known that it was sent. */
export function toSteps(
  body: readonly WorkflowStepBody[],
  before: readonly WorkflowStep[] = [],
): WorkflowStep[] {
  const seen = new Set<string>();
  return body.map(
    ({ _id, when, channel, to = [], addresses = [], template, subject, text, url, whatsapp }, index) => {
      if (_id !== undefined && !before.some((step) => step._id === _id))
        throw buildFieldProblem(`/steps/${index}/_id`, "unknown", "is not a step of this workflow");
      if (_id !== undefined && seen.has(_id))
        throw buildFieldProblem(`/steps/${index}/_id`, "duplicate", "is in the list twice");
      if (_id !== undefined) seen.add(_id);
      const { trigger, amount = 0, unit = "minutes", at = null } = when;
      return {
        _id: _id ?? generateId(),
        when: { trigger, amount, unit, at },
        channel: channel ?? "mail",
        to: [...new Set(to)],
        addresses: [...new Set(addresses)],
        template: template ?? null,
        subject: template ? "" : (subject ?? "").trim(),
        text: template ? "" : (text ?? "").trim(),
        url: url ?? null,
        whatsapp: whatsapp
          ? {
              template: whatsapp.template,
              parameters: whatsapp.parameters ?? [],
              buttons: whatsapp.buttons ?? [],
              otherwise: whatsapp.otherwise ?? null,
            }
          : null,
      };
    },
  );
}
