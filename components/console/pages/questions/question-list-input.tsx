"use client";
import { Plus } from "lucide-react";
import { useState } from "react";
import { MAX_QUESTIONS } from "@/lib/domain/booking-pages/questions/options";
import { selectTranslation } from "@/lib/platform/i18n/select-translation";
import type { FormController } from "../../form/use-form";
import { useText } from "../../texts";
import { useReaderLanguage } from "./condition-input";
import {
  assignQuestionKeys,
  type EditedQuestion,
  makeQuestion,
  moveQuestion,
  removeQuestion,
} from "./edited-questions";
import { QuestionRow } from "./question-row";

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: a form of any body
  form: FormController<any>;
  /** The pointer of the list in the body. */
  pointer: string;
  questions: EditedQuestion[];
  /** The value of an empty list in the body. */
  emptied: [] | null;
}

/** The questions in their order, each expandable for editing. */
export default function QuestionListInput({ form, pointer, questions, emptied }: Props) {
  const t = useText();
  const lang = useReaderLanguage();
  const [opened, setOpened] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const set = (next: EditedQuestion[]) => form.set(pointer, next.length > 0 ? next : emptied);
  const move = (from: number, by: -1 | 1) => {
    set(moveQuestion(assignQuestionKeys(questions), from, from + by));
    setAnnouncement(t("pages.asked.moved", { name: nameAt(from), number: String(from + by + 1) }));
  };
  const nameAt = (index: number) =>
    selectTranslation(questions[index]?.label ?? "", lang) || t("pages.asked.untitled");
  const add = () => {
    const added = makeQuestion();
    set([...assignQuestionKeys(questions), added]);
    setOpened(added._id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a question gets its key as soon as the focus leaves its label
    <div className="grid gap-3" onBlur={() => hasKeyless(questions) && set(assignQuestionKeys(questions))}>
      {questions.length === 0 ? null : (
        <ol className="grid gap-2">
          {questions.map((question, index) => {
            const itemPointer = `${pointer}/${index}`;
            return (
              <QuestionRow
                key={question._id}
                form={form}
                pointer={itemPointer}
                question={question}
                earlier={questions.slice(0, index)}
                last={index === questions.length - 1}
                open={opened === question._id || form.findError(itemPointer) !== null}
                onOpen={(open) => setOpened(open ? question._id : null)}
                onMove={(by) => move(index, by)}
                onRemove={() => set(removeQuestion(assignQuestionKeys(questions), index))}
              />
            );
          })}
        </ol>
      )}
      <p className="sr-only" aria-live="polite">
        {announcement}
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
