import { Icon } from "@/components/ui/icon";
import type { PollOption, PollView } from "@/lib/pages/event/view";

/** Yes or no, or neither yet. */
export function AnswerPair({ option, words }: { option: PollOption; words: PollView["words"] }) {
  return (
    <fieldset className="inline-flex gap-1">
      <legend className="sr-only">{option.spoken}</legend>
      {(["yes", "no"] as const).map((answer) => (
        <label key={answer} className="answer">
          <input type="radio" name={option.name} value={answer} defaultChecked={option.own === answer} />
          <Icon name={answer === "yes" ? "check" : "close"} className="size-4" />
          {words[answer]}
        </label>
      ))}
    </fieldset>
  );
}
