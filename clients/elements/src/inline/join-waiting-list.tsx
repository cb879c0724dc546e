/** @jsxImportSource preact */

import { FormErrors } from "./form-errors";
import { QuestionField } from "./question-field";
import type { CalendarApp } from "./use-app";

const MAX_CHARACTERS = 200;

/** The form for the waiting list of the open day, which is fully booked. */
export function JoinWaitingList({ app }: { app: CalendarApp }) {
  const { t, format, facts, day, waiting } = app;
  const { form, failure, lastChoice } = waiting;
  const shared = { t, form, required: true, maxLength: MAX_CHARACTERS };
  return (
    <div class="fields">
      <p>{t("full")}</p>
      <h3>{t("waitingHeading")}</h3>
      <p class="hint">
        {t("waitingText", { duration: format.length(facts.waiting_list?.offer_minutes ?? 0) })}
      </p>
      <FormErrors t={t} errors={form.errors} failure={failure} />
      <QuestionField {...shared} name="name" label={t("name")} autoComplete="name" />
      <QuestionField {...shared} name="email" label={t("email")} kind="email" autoComplete="email" />
      <QuestionField
        {...shared}
        name="until"
        label={t("until")}
        kind="date"
        help={t("untilHint")}
        min={day ?? ""}
        max={lastChoice}
      />
      <button class="lead" type="submit" aria-disabled={waiting.isSending}>
        {t("join")}
      </button>
    </div>
  );
}
