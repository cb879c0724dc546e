"use client";
import { Plus, X } from "lucide-react";
import type { Schemas } from "../api";
import { SelectInput, TextInput } from "../form/fields";
import { listLanguageOptions } from "../resources/user-options";
import { useText } from "../texts";
import { ValuesInput } from "./values-input";
import type { WorkflowFormController } from "./workflow-form-controller";

type Condition = Schemas["WorkflowCondition"];

const MAX_CONDITIONS = 10;

/** The initial values of a new condition, by its kind. */
const NEW_CONDITIONS: Record<Condition["kind"], Condition> = {
  answer: { kind: "answer", question: "", is: [] },
  language: { kind: "language", is: ["en"] },
  first_booking: { kind: "first_booking", is: true },
};

const KINDS = Object.keys(NEW_CONDITIONS) as Condition["kind"][];

/** The conditions of a workflow. */
export function ConditionList({ form }: { form: WorkflowFormController }) {
  const t = useText();
  const conditions = form.body.conditions ?? [];
  return (
    <div className="grid gap-4" data-field="/conditions">
      {conditions.length > 1 ? <p className="text-sm text-muted">{t("workflows.conditionsHint")}</p> : null}
      {conditions.map((condition, index) => (
        <fieldset key={index.toString()} className="flex min-w-0 items-start gap-2">
          <legend className="sr-only">{t("workflows.condition", { number: String(index + 1) })}</legend>
          <div className="grid min-w-0 flex-1 gap-4 sm:grid-cols-3">
            <SelectInput
              label={t("workflows.condition", { number: String(index + 1) })}
              field={{
                name: `/conditions/${index}/kind`,
                value: condition.kind,
                error: null,
                onChange: (kind) =>
                  form.set(`/conditions/${index}`, NEW_CONDITIONS[kind as Condition["kind"]]),
              }}
              options={KINDS.map((value) => ({ value, label: t(`workflows.kind.${value}`) }))}
            />
            <ConditionFields form={form} pointer={`/conditions/${index}`} condition={condition} />
          </div>
          <button
            type="button"
            className="button mt-6 flex-none px-2"
            data-tone="quiet"
            aria-label={t("workflows.removeCondition", { number: String(index + 1) })}
            onClick={() =>
              form.set(
                "/conditions",
                conditions.filter((_, at) => at !== index),
              )
            }
          >
            <X size={18} aria-hidden />
          </button>
        </fieldset>
      ))}
      {conditions.length < MAX_CONDITIONS ? (
        <button
          type="button"
          className="button justify-self-start"
          onClick={() => form.set("/conditions", [...conditions, NEW_CONDITIONS.first_booking])}
        >
          <Plus size={18} aria-hidden />
          {t("workflows.addCondition")}
        </button>
      ) : null}
    </div>
  );
}

interface Props {
  form: WorkflowFormController;
  pointer: string;
  condition: Condition;
}

function ConditionFields({ form, pointer, condition }: Props) {
  const t = useText();
  const buildField = (value: string, change: (text: string) => unknown) => ({
    name: `${pointer}/is`,
    value,
    error: form.findError(`${pointer}/is`) ?? form.findError(`${pointer}/is/0`),
    onChange: (text: string) => form.set(`${pointer}/is`, change(text)),
  });
  if (condition.kind === "language")
    return (
      <SelectInput
        label={t("workflows.language")}
        field={buildField(condition.is[0] ?? "", (value) => [value])}
        options={listLanguageOptions()}
      />
    );
  if (condition.kind === "first_booking")
    return (
      <SelectInput
        label={t("workflows.kind.first_booking")}
        field={buildField(String(condition.is), (value) => value === "true")}
        options={[
          { value: "true", label: t("workflows.firstYes") },
          { value: "false", label: t("workflows.firstNo") },
        ]}
      />
    );
  return (
    <>
      <TextInput
        label={t("workflows.question")}
        hint={t("workflows.questionHint")}
        field={form.text(`${pointer}/question`, "")}
      />
      <ValuesInput
        label={t("workflows.values")}
        hint={t("workflows.valuesHint")}
        name={`${pointer}/is`}
        values={condition.is}
        error={form.findError(`${pointer}/is`)}
        onChange={(values) => form.set(`${pointer}/is`, values)}
      />
    </>
  );
}
