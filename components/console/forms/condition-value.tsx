"use client";
import { useState } from "react";
import { selectTranslation } from "@/lib/platform/i18n/select-translation";
import { DateInput } from "../form/date-input";
import { SelectInput, TextInput } from "../form/fields";
import { TextArea } from "../form/text-area";
import type { FormController } from "../form/use-form";
import { useReaderLanguage } from "../pages/questions/condition-input";
import { type EditedQuestion, isChoiceKind } from "../pages/questions/edited-questions";
import { useText } from "../texts";

type Value = string | number | boolean | (string | number)[];

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: a form of any body
  form: FormController<any>;
  pointer: string;
  question: EditedQuestion;
  value: Value;
}

/** The value that an answer is compared with, by the kind of the question. */
export function ConditionValue({ form, pointer, question, value }: Props) {
  const t = useText();
  const options = useOptions(question);
  const { kind } = question;
  const field = (onChange: (typed: string) => void) => ({
    name: pointer,
    value: String(value),
    error: form.findError(pointer),
    onChange,
  });
  if (Array.isArray(value))
    return isChoiceKind(kind) ? (
      <Choices form={form} pointer={pointer} options={options} values={value} />
    ) : (
      <Lines form={form} pointer={pointer} kind={kind} values={value} />
    );
  if (kind === "checkbox") {
    const ticks = [
      { value: "true", label: t("pages.asked.ticked") },
      { value: "false", label: t("pages.asked.unticked") },
    ];
    const change = field((chosen) => form.set(pointer, chosen === "true"));
    return <SelectInput label={t("forms.value")} field={change} options={ticks} />;
  }
  if (isChoiceKind(kind)) {
    const isKnown = options.some((one) => one.value === value);
    const shown = isKnown ? options : [{ value: String(value), label: String(value) }, ...options];
    const change = field((chosen) => form.set(pointer, chosen));
    return <SelectInput label={t("forms.value")} field={change} options={shown} />;
  }
  const change = field((typed) => form.set(pointer, parseTyped(kind, typed)));
  const Input = kind === "date" ? DateInput : TextInput;
  return <Input label={t("forms.value")} field={change} />;
}

function useOptions({ options }: EditedQuestion) {
  const lang = useReaderLanguage();
  return options.map((one) => {
    const label = selectTranslation(one.label, lang);
    return { value: one.value ?? label, label };
  });
}

/** An incomplete number stays as typed; saving reports it. */
function parseTyped(kind: EditedQuestion["kind"], typed: string): string | number {
  const number = Number(typed.replace(",", "."));
  return kind === "number" && /\d$/.test(typed) && !Number.isNaN(number) ? number : typed;
}

interface ChoicesProps extends Pick<Props, "form" | "pointer"> {
  options: readonly { value: string; label: string }[];
  values: readonly (string | number)[];
}

function Choices({ form, pointer, options, values }: ChoicesProps) {
  const t = useText();
  const error = form.findError(pointer);
  const selected = options.filter(({ value }) => values.includes(value)).map(({ value }) => value);
  const toggle = (value: string, on: boolean) =>
    form.set(pointer, on ? [...selected, value] : selected.filter((one) => one !== value));
  return (
    <fieldset className="min-w-0" data-field={pointer} tabIndex={-1}>
      <legend className="font-medium text-sm">{t("forms.value")}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-4.5"
            checked={values.includes(value)}
            onChange={(event) => toggle(value, event.target.checked)}
          />
          <span className="min-w-0 break-words">{label}</span>
        </label>
      ))}
      {error ? <p className="font-medium text-bad text-sm">{error}</p> : null}
    </fieldset>
  );
}

interface LinesProps extends Pick<Props, "form" | "pointer"> {
  kind: EditedQuestion["kind"];
  values: readonly (string | number)[];
}

function Lines({ form, pointer, kind, values }: LinesProps) {
  const t = useText();
  const [typed, setTyped] = useState(values.join("\n"));
  const change = (text: string) => {
    setTyped(text);
    const lines = text.split("\n").map((line) => line.trim());
    form.set(
      pointer,
      lines.filter(Boolean).map((line) => parseTyped(kind, line)),
    );
  };
  const field = { name: pointer, value: typed, error: form.findError(pointer), onChange: change };
  return <TextArea label={t("forms.valueLines")} field={field} />;
}
