"use client";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { selectTranslation } from "@/lib/platform/i18n/select-translation";
import type { Schemas } from "../api";
import { DateInput } from "../form/date-input";
import { SelectInput, TextInput } from "../form/fields";
import { TextArea } from "../form/text-area";
import { formatIssueCode } from "../format-issue-code";
import { useReaderLanguage } from "../pages/questions/condition-input";
import { isChoiceKind } from "../pages/questions/edited-questions";
import { ProblemError } from "../problem-error";
import { explainFormOutcome } from "../resources/forms";
import { useText } from "../texts";
import { DisabledUntilHydrated } from "../ui/disabled-until-hydrated";
import { ErrorText } from "../ui/error-text";
import { Panel } from "../ui/panel";
import { TryResult } from "./try-result";

type Form = Schemas["Form"];
type Question = Form["questions"][number];
type FormAnswers = Record<string, string | boolean | string[]>;

/** Evaluates sample answers without storing them and shows the target. */
export function TryForm({ form }: { form: Form }) {
  const t = useText();
  const [answers, setAnswers] = useState<FormAnswers>({});
  const attempt = useMutation({
    mutationFn: () => explainFormOutcome(form._id, { answers: omitEmpty(answers) }),
  });
  const issues = attempt.error instanceof ProblemError ? (attempt.error.problem?.errors ?? []) : [];
  const findError = (key: string) => {
    const issue = issues.find(({ pointer }) => pointer === `/answers/${key}`);
    return issue ? formatIssueCode(issue.code, t) : null;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!attempt.isPending) attempt.mutate();
  };
  return (
    <Panel title={t("forms.try")}>
      <p className="mb-4 text-muted text-sm">{t("forms.tryText")}</p>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <DisabledUntilHydrated>
          {form.questions.map((question) => (
            <Answer
              key={question._id}
              question={question}
              value={answers[question.key]}
              error={findError(question.key)}
              onChange={(value) => setAnswers({ ...answers, [question.key]: value })}
            />
          ))}
          <button type="submit" className="button justify-self-start" aria-disabled={attempt.isPending}>
            {t("forms.tryGo")}
          </button>
        </DisabledUntilHydrated>
      </form>
      <div aria-live="polite" className="mt-4">
        {attempt.isError && issues.length === 0 ? <ErrorText error={attempt.error} /> : null}
        {attempt.isSuccess ? <TryResult form={form} result={attempt.data.value} /> : null}
      </div>
    </Panel>
  );
}

const omitEmpty = (answers: FormAnswers): FormAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== "" && String(value) !== ""));

interface AnswerProps {
  question: Question;
  value: FormAnswers[string] | undefined;
  error: string | null;
  onChange: (value: FormAnswers[string]) => void;
}

function Answer({ question, value, error, onChange }: AnswerProps) {
  const t = useText();
  const lang = useReaderLanguage();
  const { key, kind } = question;
  const label = selectTranslation(question.label, lang);
  const options = question.options.map((one) => ({
    value: one.value,
    label: selectTranslation(one.label, lang),
  }));
  const field = { name: `try/${key}`, value: typeof value === "string" ? value : "", error, onChange };
  if (kind === "checkbox") return <Tick label={label} checked={value === true} onChange={onChange} />;
  if (kind === "multi_select") {
    const chosen = Array.isArray(value) ? value : [];
    return (
      <fieldset className="min-w-0">
        <legend className="font-medium text-sm">{label}</legend>
        {options.map((one) => (
          <Tick
            key={one.value}
            label={one.label}
            checked={chosen.includes(one.value)}
            onChange={(on) =>
              onChange(on ? [...chosen, one.value] : chosen.filter((other) => other !== one.value))
            }
          />
        ))}
        {error ? <p className="font-medium text-bad text-sm">{error}</p> : null}
      </fieldset>
    );
  }
  if (isChoiceKind(kind)) {
    const none = { value: "", label: t("forms.unanswered") };
    return <SelectInput label={label} field={field} options={[none, ...options]} />;
  }
  if (kind === "long_text") return <TextArea label={label} field={field} />;
  const Input = kind === "date" ? DateInput : TextInput;
  return <Input label={label} field={field} />;
}

interface TickProps {
  label: string;
  checked: boolean;
  onChange: (on: boolean) => void;
}

const Tick = ({ label, checked, onChange }: TickProps) => (
  <label className="flex min-h-11 items-center gap-3">
    <input
      type="checkbox"
      className="size-4.5"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span className="min-w-0 break-words">{label}</span>
  </label>
);
