"use client";
import { useState } from "react";
import type { Language } from "@/lib/platform/i18n/languages";
import { selectTranslation } from "@/lib/platform/i18n/select-translation";
import { SelectInput, SwitchInput, TextInput } from "../../form/fields";
import type { FormController } from "../../form/use-form";
import { listLanguageOptions } from "../../resources/user-options";
import { useText } from "../../texts";
import { ConditionInput, useReaderLanguage } from "./condition-input";
import {
  type EditedQuestion,
  type EditedQuestionKind,
  isChoiceKind,
  setQuestionKind,
} from "./edited-questions";
import { LocalTextInput, pickBaseLanguage, TranslationInput } from "./local-text-input";
import { OptionsInput } from "./options-input";

const KINDS: readonly EditedQuestionKind[] = [
  "text",
  "long_text",
  "select",
  "radio",
  "multi_select",
  "checkbox",
  "number",
  "date",
  "phone",
  "url",
  "email",
];

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the form of a page, or of a type
  form: FormController<any>;
  pointer: string;
  question: EditedQuestion;
  earlier: readonly EditedQuestion[];
}

/** All settings of a question, rarely used ones collapsed. */
export function QuestionFields({ form, pointer, question, earlier }: Props) {
  const t = useText();
  const { kind, prefill } = question;
  return (
    <div className="grid gap-5">
      <LocalTextInput form={form} pointer={`${pointer}/label`} label={t("pages.asked.label")} />
      <SelectInput
        label={t("pages.asked.kind")}
        field={{
          name: `${pointer}/kind`,
          value: kind,
          error: form.findError(`${pointer}/kind`),
          onChange: (chosen) => form.set(pointer, setQuestionKind(question, chosen as EditedQuestionKind)),
        }}
        options={KINDS.map((value) => ({ value, label: t(`pages.asked.kinds.${value}`) }))}
      />
      {isChoiceKind(kind) ? (
        <OptionsInput form={form} pointer={`${pointer}/options`} options={question.options} />
      ) : null}
      <SwitchInput
        label={t(kind === "checkbox" ? "pages.asked.mustTick" : "pages.asked.required")}
        {...form.switch(`${pointer}/required`)}
      />
      <ConditionInput
        form={form}
        pointer={`${pointer}/shown_if`}
        condition={question.shown_if}
        earlier={earlier}
      />
      <LocalTextInput form={form} pointer={`${pointer}/help`} label={t("pages.asked.help")} empty={null} />
      {isChoiceKind(kind) || kind === "checkbox" || typeof prefill === "boolean" ? null : (
        <TextInput label={t("pages.asked.prefill")} field={form.text(`${pointer}/prefill`)} />
      )}
      <details>
        <summary className="fold min-h-11 font-medium text-sm">{t("pages.asked.more")}</summary>
        <div className="grid gap-5 pt-2">
          <TextInput
            label={t("pages.asked.key")}
            hint={t("pages.asked.keyHint", { name: `a_${question.key ?? "…"}` })}
            field={form.text(`${pointer}/key`, undefined)}
          />
          <Translations form={form} pointer={pointer} question={question} />
        </div>
      </details>
    </div>
  );
}

function Translations({ form, pointer, question }: Omit<Props, "earlier">) {
  const t = useText();
  const reader = useReaderLanguage();
  const base = pickBaseLanguage(question.label, reader);
  const others = listLanguageOptions().filter(({ value }) => value !== base);
  const [chosen, setChosen] = useState<Language>(others[0]?.value ?? base);
  const to = chosen === base ? (others[0]?.value ?? base) : chosen;
  const field = { form, to };
  return (
    <fieldset className="grid gap-3 rounded-sm border border-line p-4">
      <legend className="px-1 font-medium text-sm">{t("pages.asked.translation")}</legend>
      <SelectInput
        label={t("users.language")}
        field={{
          name: `${pointer}/language`,
          value: to,
          error: null,
          onChange: (value) => setChosen(value as Language),
        }}
        options={others}
      />
      <TranslationInput {...field} pointer={`${pointer}/label`} label={t("pages.asked.label")} />
      {question.help === null ? null : (
        <TranslationInput {...field} pointer={`${pointer}/help`} label={t("pages.asked.help")} />
      )}
      {question.options.map(({ label }, index) => (
        <TranslationInput
          // biome-ignore lint/suspicious/noArrayIndexKey: options have no other name than their place
          key={index}
          {...field}
          pointer={`${pointer}/options/${index}/label`}
          label={selectTranslation(label, reader) || t("pages.asked.option", { number: String(index + 1) })}
        />
      ))}
    </fieldset>
  );
}
