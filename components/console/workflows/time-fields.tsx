"use client";
import {
  MAX_STEP_AMOUNT,
  STEP_TIME_UNITS,
  TIME_TRIGGERS,
  TRIGGERS,
} from "@/lib/domain/events/workflows/options";
import { SelectInput } from "../form/fields";
import { NumberInput } from "../form/number-input";
import { TimeInput } from "../form/time-input";
import { useText } from "../texts";
import type { WorkflowFormController, WorkflowStepInput } from "./workflow-form-controller";

type When = WorkflowStepInput["when"];

type Unit = (typeof STEP_TIME_UNITS)[number];

interface Props {
  form: WorkflowFormController;
  pointer: string;
  when: When;
  /** Receives the changed time. */
  onChange: (when: When) => void;
}

/** The time of a message: how long before or after what, and perhaps a time of day. */
export function TimeFields({ form, pointer, when, onChange }: Props) {
  const t = useText();
  const { trigger, unit = "minutes" } = when;
  const hasTimeOfDay =
    TIME_TRIGGERS.some((one) => one === trigger) && (unit === "days" || unit === "working_days");
  const change = (changed: Partial<When>) => onChange({ ...when, at: null, ...changed });
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <NumberInput
        label={t("workflows.amount")}
        form={form}
        pointer={`${pointer}/amount`}
        min={0}
        max={MAX_STEP_AMOUNT[unit]}
        empty={0}
      />
      <SelectInput
        label={t("workflows.unit")}
        field={{
          name: `${pointer}/unit`,
          value: unit,
          error: form.findError(`${pointer}/unit`),
          onChange: (next) => change({ unit: next as Unit }),
        }}
        options={STEP_TIME_UNITS.map((value) => ({ value, label: t(`workflows.unitName.${value}`) }))}
      />
      <div className={hasTimeOfDay ? "" : "lg:col-span-2"}>
        <SelectInput
          label={t("workflows.when")}
          field={{
            name: `${pointer}/trigger`,
            value: trigger,
            error: form.findError(`${pointer}/trigger`),
            onChange: (next) => change({ trigger: next as When["trigger"] }),
          }}
          options={TRIGGERS.map((value) => ({
            value,
            label: t(`workflows.trigger.${value}`),
          }))}
        />
      </div>
      {hasTimeOfDay ? (
        <TimeInput
          label={t("workflows.at")}
          hint={t("workflows.atHint")}
          field={form.text(`${pointer}/at`)}
        />
      ) : null}
    </div>
  );
}
