import { Icon } from "@/components/ui/icon";
import type { PollOption, PollView } from "@/lib/pages/event/view";

interface AnswerChoiceProps {
  option: PollOption;
  choices: PollView["choices"];
  /** In a table column: icons only if there is no space for words. */
  isColumn?: boolean;
}

/** The answer to an option: yes, if need be, no, or none yet. */
export function AnswerChoice({ option, choices, isColumn = false }: AnswerChoiceProps) {
  const hasMiddle = choices.length > 2;
  const fieldset = (
    <fieldset
      className={
        hasMiddle && !isColumn
          ? "grid min-w-0 flex-1 basis-[184px] grid-cols-[1fr_1.4fr_1fr] gap-1"
          : "inline-flex gap-1"
      }
    >
      <legend className="sr-only">{option.spoken}</legend>
      {choices.map(({ answer, label }) => (
        <label
          key={answer}
          className={
            hasMiddle && !isColumn
              ? "answer min-w-0 flex-col gap-0.5 px-0.5 py-1 text-xs leading-4 text-center wrap-normal"
              : `answer ${isColumn ? (hasMiddle ? THREE_WORDS : TWO_WORDS) : ""}`
          }
          {...(isColumn ? { "data-narrow": "", title: label } : {})}
        >
          <input
            type="radio"
            name={option.name}
            value={answer}
            defaultChecked={option.vote === answer}
            disabled={option.isFull && answer !== "no"}
          />
          {answer === "if_need_be" ? (
            <Tilde />
          ) : (
            <Icon name={answer === "yes" ? "check" : "close"} className="size-4" />
          )}
          {label}
        </label>
      ))}
    </fieldset>
  );
  return isColumn ? <div className="@container">{fieldset}</div> : fieldset;
}

/** Without space the words have font size 0 and remain the accessible name. */
const TWO_WORDS = "gap-0 text-[0px] @min-[176px]:gap-1.5 @min-[176px]:text-[0.9375rem]";
const THREE_WORDS = "gap-0 text-[0px] @min-[300px]:gap-1.5 @min-[300px]:text-[0.9375rem]";

/** Inline instead of in the icon set, which every page loads. */
const Tilde = () => (
  <svg
    viewBox="0 0 24 24"
    className="size-4 flex-none"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M4 14c2.500-5 5.500-5 8-2s5.500 3 8-2" />
  </svg>
);
