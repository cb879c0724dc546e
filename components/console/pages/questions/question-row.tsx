"use client";
import { ArrowDown, ArrowUp, Pencil, Trash2 } from "lucide-react";
import type { KeyboardEvent } from "react";
import { selectTranslation } from "@/lib/platform/i18n/select-translation";
import type { FormController } from "../../form/use-form";
import { useText } from "../../texts";
import { IconButton } from "../../ui/icon-button";
import { parseMoveKey } from "../../ui/parse-move-key";
import { useReaderLanguage } from "./condition-input";
import type { EditedQuestion } from "./edited-questions";
import { QuestionFields } from "./question-fields";

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the form of a page, or of a type
  form: FormController<any>;
  pointer: string;
  question: EditedQuestion;
  earlier: readonly EditedQuestion[];
  last: boolean;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Moves by one; -1 is up. */
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** A question in one line, which expands for editing. Alt with an arrow key moves it. */
export function QuestionRow({ question, earlier, last, open, onOpen, onMove, onRemove, ...fields }: Props) {
  const t = useText();
  const lang = useReaderLanguage();
  const name = selectTranslation(question.label, lang) || t("pages.asked.untitled");
  const first = earlier.length === 0;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = parseMoveKey(event);
    if (by !== null && (by === -1 ? !first : !last)) onMove(by);
  };
  return (
    <li
      className="rounded-sm border border-line bg-raised"
      onKeyDown={onKeyDown}
      data-question={question._id}
    >
      <div className="flex flex-wrap items-center gap-x-1 gap-y-0 py-1 pe-1 ps-4">
        <p className="min-w-0 flex-1 basis-44 py-2">
          <span className="block wrap-anywhere font-medium">{name}</span>
          <span className="block text-muted text-xs">{useSummary(question, earlier)}</span>
        </p>
        <div className="flex gap-x-1 max-sm:-ms-2.5">
          <IconButton label={t("pages.asked.up", { name })} off={first} onClick={() => onMove(-1)}>
            <ArrowUp size={18} aria-hidden />
          </IconButton>
          <IconButton label={t("pages.asked.down", { name })} off={last} onClick={() => onMove(1)}>
            <ArrowDown size={18} aria-hidden />
          </IconButton>
          <IconButton label={t("pages.asked.edit", { name })} pressed={open} onClick={() => onOpen(!open)}>
            <Pencil size={18} aria-hidden />
          </IconButton>
          <IconButton label={t("pages.asked.remove", { name })} onClick={onRemove}>
            <Trash2 size={18} aria-hidden />
          </IconButton>
        </div>
      </div>
      {open ? (
        <div className="border-line border-t px-4 py-4">
          <QuestionFields {...fields} question={question} earlier={earlier} />
        </div>
      ) : null}
    </li>
  );
}

/** Formats a summary: "Short text · Must be answered · Only after “Topic”" */
function useSummary(
  { kind, required, shown_if: condition }: EditedQuestion,
  earlier: readonly EditedQuestion[],
) {
  const t = useText();
  const lang = useReaderLanguage();
  const before = earlier.find(({ key }) => condition && key === condition.key);
  return [
    t(`pages.asked.kinds.${kind}`),
    required && t("pages.asked.required"),
    before && t("pages.asked.after", { name: selectTranslation(before.label, lang) }),
  ]
    .filter(Boolean)
    .join(" · ");
}
