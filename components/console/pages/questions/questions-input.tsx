"use client";
import type { FormController } from "../../form/use-form";
import type { BookingSettings } from "../../resources/edited-settings";
import { useText } from "../../texts";
import { type EditedQuestion, QUESTIONS_POINTER } from "./edited-questions";
import QuestionListInput from "./question-list-input";

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the form of a page, or of a type
  form: FormController<any>;
  /** The inherited settings of a type; null for a page. */
  inherited: BookingSettings | null;
}

/** The questions of a page; a type inherits them or has its own. */
export default function QuestionsInput({ form, inherited }: Props) {
  const t = useText();
  const questions: EditedQuestion[] | null = form.body.custom.questions;
  const ofPage = inherited?.questions ?? [];
  return (
    <fieldset className="grid min-w-0 gap-3" data-field={QUESTIONS_POINTER} tabIndex={-1}>
      <legend className="font-medium text-sm">{t("pages.fields.questions")}</legend>
      <p className="text-muted text-xs">{t("pages.asked.hint")}</p>
      {inherited && questions === null ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>{t("pages.asked.asPage", { count: ofPage.length })}</p>
          <button type="button" className="button" onClick={() => form.set(QUESTIONS_POINTER, [...ofPage])}>
            {t("pages.asked.others")}
          </button>
        </div>
      ) : (
        <QuestionListInput
          form={form}
          pointer={QUESTIONS_POINTER}
          questions={questions ?? []}
          emptied={inherited ? [] : null}
        />
      )}
      {inherited && questions !== null ? (
        <button
          type="button"
          className="button justify-self-start"
          data-tone="quiet"
          onClick={() => form.set(QUESTIONS_POINTER, null)}
        >
          {t("pages.asked.takeBack")}
        </button>
      ) : null}
    </fieldset>
  );
}
