"use client";
import { Plus } from "lucide-react";
import { useState } from "react";
import { MAX_QUESTIONS } from "@/lib/domain/questions/question-key";
import { sayText } from "@/lib/domain/questions/say-text";
import type { Form } from "../../form/use-form";
import { useText } from "../../texts";
import type { Custom } from "../custom-body";
import { useReaderLanguage } from "./condition-input";
import {
  type EditedQuestion,
  makeQuestion,
  moveQuestion,
  QUESTIONS_POINTER,
  removeQuestion,
  withKeys,
} from "./question-list";
import { QuestionRow } from "./question-row";

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the form of a page, or of a type
  form: Form<any>;
  /** What holds where a type says nothing; null: a page is edited. */
  inherited: Custom | null;
}

/** The questions of a page's own; a type asks its page's, or others in place of them. */
export default function QuestionsInput({ form, inherited }: Props) {
  const t = useText();
  const own: EditedQuestion[] | null = form.body.custom.questions;
  const ofPage = inherited?.questions ?? [];
  return (
    <fieldset className="grid min-w-0 gap-3" data-field={QUESTIONS_POINTER} tabIndex={-1}>
      <legend className="font-medium text-sm">{t("pages.fields.questions")}</legend>
      <p className="text-muted text-xs">{t("pages.asked.hint")}</p>
      {inherited && own === null ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>{t("pages.asked.asPage", { count: ofPage.length })}</p>
          <button type="button" className="button" onClick={() => form.set(QUESTIONS_POINTER, [...ofPage])}>
            {t("pages.asked.others")}
          </button>
        </div>
      ) : (
        <QuestionList form={form} questions={own ?? []} emptied={inherited ? [] : null} />
      )}
      {inherited && own !== null ? (
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

interface ListProps extends Pick<Props, "form"> {
  questions: EditedQuestion[];
  /** What a list without questions is in the body. */
  emptied: [] | null;
}

function QuestionList({ form, questions, emptied }: ListProps) {
  const t = useText();
  const lang = useReaderLanguage();
  const [opened, setOpened] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const set = (next: EditedQuestion[]) => form.set(QUESTIONS_POINTER, next.length > 0 ? next : emptied);
  const move = (from: number, by: -1 | 1) => {
    set(moveQuestion(withKeys(questions), from, from + by));
    setSaid(t("pages.asked.moved", { name: nameAt(from), number: String(from + by + 1) }));
  };
  const nameAt = (index: number) => sayText(questions[index]?.label ?? "", lang) || t("pages.asked.untitled");
  const add = () => {
    const fresh = makeQuestion();
    set([...withKeys(questions), fresh]);
    setOpened(fresh._id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a question gets its key as soon as the focus leaves its label
    <div className="grid gap-3" onBlur={() => hasKeyless(questions) && set(withKeys(questions))}>
      {questions.length === 0 ? null : (
        <ol className="grid gap-2">
          {questions.map((question, index) => {
            const pointer = `${QUESTIONS_POINTER}/${index}`;
            return (
              <QuestionRow
                key={question._id}
                form={form}
                pointer={pointer}
                question={question}
                earlier={questions.slice(0, index)}
                last={index === questions.length - 1}
                open={opened === question._id || form.findError(pointer) !== null}
                onOpen={(open) => setOpened(open ? question._id : null)}
                onMove={(by) => move(index, by)}
                onRemove={() => set(removeQuestion(withKeys(questions), index))}
              />
            );
          })}
        </ol>
      )}
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
      {questions.length < MAX_QUESTIONS ? (
        <button type="button" className="button justify-self-start" onClick={add}>
          <Plus size={18} aria-hidden />
          {t("pages.asked.add")}
        </button>
      ) : null}
    </div>
  );
}

const hasKeyless = (questions: readonly EditedQuestion[]) =>
  questions.some(({ key, label }) => key === undefined && label !== "");
