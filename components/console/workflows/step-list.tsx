"use client";
import { Plus } from "lucide-react";
import { useText } from "../texts";
import { buildPresetSteps } from "./presets";
import { StepFields } from "./step-fields";
import type { WorkflowFormController } from "./workflow-form-controller";

const MAX_STEPS = 10;

/** The messages of a workflow. */
export function StepList({ form }: { form: WorkflowFormController }) {
  const t = useText();
  const { steps } = form.body;
  const hasReminder = steps.some(({ when }) => when.trigger === "before_start");
  return (
    <div className="grid gap-4" data-field="/steps">
      {hasReminder ? <p className="text-sm text-muted">{t("workflows.reminderNote")}</p> : null}
      {steps.map((step, index) => (
        <StepFields
          // Steps that are not saved have no id yet.
          key={step._id ?? `new-${index}`}
          form={form}
          index={index}
          onRemove={
            steps.length > 1
              ? () =>
                  form.set(
                    "/steps",
                    steps.filter((_, at) => at !== index),
                  )
              : null
          }
        />
      ))}
      {steps.length < MAX_STEPS ? (
        <button
          type="button"
          className="button justify-self-start"
          onClick={() => form.set("/steps", [...steps, ...buildPresetSteps("blank", t)])}
        >
          <Plus size={18} aria-hidden />
          {t("workflows.addStep")}
        </button>
      ) : null}
    </div>
  );
}
