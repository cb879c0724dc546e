/** @jsxImportSource preact */

import { FormErrors } from "./form-errors";
import { QuestionField } from "./question-field";
import { SeriesChoice } from "./series-choice";
import type { CalendarApp } from "./use-app";
import { getFieldName, isQuestionShown, OTHER_PLACE_VALUE } from "./validate-details";

const MAX_CHARACTERS = { line: 200, text: 5000 };

/** The form for the booker's details and the page's questions. */
export function DetailsForm({ app }: { app: CalendarApp }) {
  const { t, format, facts, chosen, setStep, details } = app;
  const { errors, failure } = details;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        details.send();
      }}
    >
      <h2 tabIndex={-1}>{t("detailsHeading")}</h2>
      <div class="chosen">
        <div>
          <small>{t("chosen", { count: chosen.length })}</small>
          {chosen.map((slot) => (
            <strong key={slot}>{format.whole(slot)}</strong>
          ))}
          <small>{t("zoneNote", { zone: format.zone })}</small>
        </div>
        <button type="button" onClick={() => setStep("times")}>
          {t("change")}
        </button>
      </div>
      <FormErrors t={t} errors={errors} failure={failure} />
      <SeriesChoice app={app} />
      <div class="fields">
        <Fields app={app} />
      </div>
      <button class="lead" type="submit" aria-disabled={details.isSending}>
        {t(facts.confirmed === "at_once" ? "book" : "send")}
      </button>
    </form>
  );
}

function Fields({ app }: { app: CalendarApp }) {
  const { t, facts, details } = app;
  const fieldProps = { t, form: details };
  const line = { ...fieldProps, maxLength: MAX_CHARACTERS.line };
  const placeOptions = facts.places.map((name) => ({ value: name, label: name }));
  const other = facts.other_place ? [{ value: OTHER_PLACE_VALUE, label: t("placeOther") }] : [];
  return (
    <>
      <QuestionField {...line} name="name" label={t("name")} required autoComplete="name" />
      <QuestionField {...line} name="email" label={t("email")} kind="email" required autoComplete="email" />
      {facts.phone === "required" ? (
        <QuestionField {...line} name="phone" label={t("phone")} kind="phone" required autoComplete="tel" />
      ) : null}
      {facts.company === "required" ? (
        <QuestionField {...line} name="company" label={t("company")} required autoComplete="organization" />
      ) : null}
      {facts.subject === "no" ? null : (
        <QuestionField
          {...line}
          name="subject"
          label={t("subject")}
          required={facts.subject === "required"}
        />
      )}
      {placeOptions.length + other.length > 1 ? (
        <QuestionField
          {...line}
          name="place"
          label={t("place")}
          kind="select"
          options={[...placeOptions, ...other]}
        />
      ) : null}
      {details.typed.place === OTHER_PLACE_VALUE || (placeOptions.length === 0 && other.length > 0) ? (
        <QuestionField
          {...line}
          name="placeOther"
          label={t(placeOptions.length === 0 ? "place" : "placeOther")}
        />
      ) : null}
      {facts.questions.map((question) =>
        isQuestionShown(question, facts, details.typed) ? (
          <QuestionField {...question} key={question.key} {...fieldProps} name={getFieldName(question)} />
        ) : null,
      )}
      {facts.guests > 0 ? (
        <QuestionField
          {...fieldProps}
          name="guests"
          label={t("guests")}
          kind="long_text"
          help={t("guestsHint", { limit: facts.guests })}
        />
      ) : null}
      <QuestionField
        {...fieldProps}
        name="message"
        label={t("message")}
        kind="long_text"
        maxLength={MAX_CHARACTERS.text}
      />
    </>
  );
}
