/** @jsxImportSource preact */

import { FormErrors } from "./form-errors";
import { QuestionField } from "./question-field";
import type { CalendarApp } from "./use-app";

const MAX_CHARACTERS = 200;

/** The form for the waiting list of the open day, which is fully booked. */
export function JoinWaitingList({ app }: { app: CalendarApp }) {
  const { say, format, facts, day, waiting } = app;
  const { form, failure, lastChoice } = waiting;
  const shared = { say, form, required: true, maxLength: MAX_CHARACTERS };
  return (
    <div class="fields">
      <p>{say("full")}</p>
      <h3>{say("waitingHeading")}</h3>
      <p class="hint">
        {say("waitingText", { duration: format.length(facts.waiting_list?.offer_minutes ?? 0) })}
      </p>
      <FormErrors say={say} faults={form.faults} failure={failure} />
      <QuestionField {...shared} name="name" label={say("name")} autoComplete="name" />
      <QuestionField {...shared} name="email" label={say("email")} kind="email" autoComplete="email" />
      <QuestionField
        {...shared}
        name="until"
        label={say("until")}
        kind="date"
        help={say("untilHint")}
        min={day ?? ""}
        max={lastChoice}
      />
      <button class="lead" type="submit" aria-disabled={waiting.isSending}>
        {say("join")}
      </button>
    </div>
  );
}
