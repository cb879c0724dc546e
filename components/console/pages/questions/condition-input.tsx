"use client";
import { isLanguage } from "@/lib/platform/i18n/languages";
import { selectTranslation } from "@/lib/platform/i18n/select-translation";
import { SelectInput, TextInput } from "../../form/fields";
import type { FormController } from "../../form/use-form";
import { useMe } from "../../me";
import { useText } from "../../texts";
import { type EditedQuestion, isChoiceKind } from "./edited-questions";

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the form of a page, or of a type
  form: FormController<any>;
  pointer: string;
  condition: EditedQuestion["shown_if"];
  /** The questions before this one. */
  earlier: readonly EditedQuestion[];
}

/** The condition of a question: always, or after a certain answer. */
export function ConditionInput({ form, pointer, condition, earlier }: Props) {
  const t = useText();
  const lang = useReaderLanguage();
  const named = earlier.filter(({ key }) => key !== undefined);
  const chosen = named.find(({ key }) => key === condition?.key);
  const choose = (key: string) => {
    const question = named.find((one) => one.key === key);
    form.set(pointer, question ? { key, is: pickFirst(question) } : null);
  };
  if (named.length === 0) return null;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectInput
        label={t("pages.asked.shownIf")}
        field={{
          name: `${pointer}/key`,
          value: chosen?.key ?? "",
          error: form.findError(`${pointer}/key`),
          onChange: choose,
        }}
        options={[
          { value: "", label: t("pages.asked.always") },
          ...named.map(({ key = "", label }) => ({
            value: key,
            label: t("pages.asked.after", { name: selectTranslation(label, lang) }),
          })),
        ]}
      />
      {chosen && condition ? (
        <Answer form={form} pointer={`${pointer}/is`} question={chosen} is={condition.is} />
      ) : null}
    </div>
  );
}

const pickFirst = ({ kind, options }: EditedQuestion) => {
  if (kind === "checkbox") return true;
  if (kind === "number") return 0;
  return options[0]?.value ?? "";
};

interface AnswerProps {
  form: Props["form"];
  pointer: string;
  question: EditedQuestion;
  is: string | number | boolean;
}

function Answer({ form, pointer, question, is }: AnswerProps) {
  const t = useText();
  const lang = useReaderLanguage();
  const label = t("pages.asked.is");
  const field = (onChange: (typed: string) => void) => ({
    name: pointer,
    value: String(is),
    error: form.findError(pointer),
    onChange,
  });
  if (question.kind === "checkbox")
    return (
      <SelectInput
        label={label}
        field={field((value) => form.set(pointer, value === "true"))}
        options={[
          { value: "true", label: t("pages.asked.ticked") },
          { value: "false", label: t("pages.asked.unticked") },
        ]}
      />
    );
  if (isChoiceKind(question.kind))
    return (
      <SelectInput
        label={label}
        field={field((value) => form.set(pointer, value))}
        options={question.options.map((one) => {
          const label = selectTranslation(one.label, lang);
          return { value: one.value ?? label, label };
        })}
      />
    );
  const read = (typed: string) => (question.kind === "number" && typed !== "" ? Number(typed) : typed);
  return <TextInput label={label} field={field((typed) => form.set(pointer, read(typed)))} />;
}

export function useReaderLanguage() {
  const { lang } = useMe();
  return isLanguage(lang) ? lang : "en";
}
