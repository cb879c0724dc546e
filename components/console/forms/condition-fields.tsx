"use client";
import { X } from "lucide-react";
import { type ConditionOperator, listOperators, OPERATORS } from "@/lib/domain/bookings/forms/options";
import { selectTranslation } from "@/lib/platform/i18n/select-translation";
import { SelectInput } from "../form/fields";
import type { FormController } from "../form/use-form";
import { useReaderLanguage } from "../pages/questions/condition-input";
import type { EditedQuestion } from "../pages/questions/edited-questions";
import { type TranslateConsole, useText } from "../texts";
import { ConditionValue } from "./condition-value";
import { createCondition, type EditedCondition } from "./edited-form";

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: a form of any body
  form: FormController<any>;
  pointer: string;
  number: number;
  condition: EditedCondition;
  questions: readonly EditedQuestion[];
  /** Null for the only condition, as a rule needs one. */
  onRemove: (() => void) | null;
}

/** A condition: a question, an operator and a value. */
export function ConditionFields({ form, pointer, number, condition, questions, onRemove }: Props) {
  const t = useText();
  const lang = useReaderLanguage();
  const question = questions.find(({ key }) => key === condition.key);
  const operator = getConditionOperator(condition);
  const chooseQuestion = (key: string) => {
    const next = questions.find((one) => one.key === key);
    if (next) form.set(pointer, createCondition(next));
  };
  const chooseOperator = (next: ConditionOperator) =>
    form.set(pointer, replaceOperator(condition, operator, next));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
      <div className="grid gap-3 sm:grid-cols-3">
        <SelectInput
          label={t("forms.question")}
          field={{
            name: `${pointer}/key`,
            value: question?.key ?? "",
            error: form.findError(`${pointer}/key`),
            onChange: chooseQuestion,
          }}
          options={[
            ...(question ? [] : [{ value: "", label: condition.key }]),
            ...questions.map(({ key = "", label }) => ({
              value: key,
              label: selectTranslation(label, lang),
            })),
          ]}
        />
        {question ? (
          <>
            <SelectInput
              label={t("forms.operator")}
              field={{
                name: `${pointer}/operator`,
                value: operator,
                error: null,
                onChange: (chosen) => chooseOperator(chosen as ConditionOperator),
              }}
              options={listOperators(question.kind).map((value) => ({
                value,
                label: formatOperator(t, value, question.kind),
              }))}
            />
            <ConditionValue
              form={form}
              pointer={`${pointer}/${operator}`}
              question={question}
              value={condition[operator] ?? ""}
            />
          </>
        ) : null}
      </div>
      {onRemove === null ? null : (
        <button
          type="button"
          className="button min-h-12 px-3"
          data-tone="quiet"
          aria-label={t("forms.removeCondition", { number: String(number) })}
          onClick={onRemove}
        >
          <X size={18} aria-hidden />
        </button>
      )}
    </div>
  );
}

export const getConditionOperator = (condition: EditedCondition): ConditionOperator =>
  OPERATORS.find((name) => condition[name] !== undefined) ?? "is";

/** Keeps the compared value as far as the new operator allows. */
function replaceOperator(
  { key, ...condition }: EditedCondition,
  before: ConditionOperator,
  next: ConditionOperator,
): EditedCondition {
  const value = condition[before] ?? "";
  const values = Array.isArray(value) ? value : [value];
  return { key, [next]: next === "one_of" ? values : (values[0] ?? "") } as EditedCondition;
}

/** Operators have other words for dates (later, earlier) than for numbers (greater, less). */
export function formatOperator(
  t: TranslateConsole,
  operator: ConditionOperator,
  kind: EditedQuestion["kind"],
): string {
  if (kind === "date" && operator === "greater") return t("forms.later");
  if (kind === "date" && operator === "less") return t("forms.earlier");
  return t(`forms.${operator}`);
}
