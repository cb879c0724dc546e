/** @jsxImportSource preact */

import { FormErrors } from "./form-errors";
import { QuestionField } from "./question-field";
import { SeriesChoice } from "./series-choice";
import type { CalendarApp } from "./use-app";
import { getFieldName, isQuestionShown, OTHER_PLACE_VALUE } from "./validate-details";

const MAX_CHARACTERS = { line: 200, text: 5000 };

/** The form for the booker's details and the page's questions. */
export function DetailsForm({ app }: { app: CalendarApp }) {
  const { say, format, facts, chosen, setStep, details } = app;
  const { faults, failure } = details;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        details.send();
      }}
    >
      <h2 tabIndex={-1}>{say("detailsHeading")}</h2>
      <div class="chosen">
        <div>
          <small>{say("chosen", { count: chosen.length })}</small>
          {chosen.map((slot) => (
            <strong key={slot}>{format.whole(slot)}</strong>
          ))}
          <small>{say("zoneNote", { zone: format.zone })}</small>
        </div>
        <button type="button" onClick={() => setStep("times")}>
          {say("change")}
        </button>
      </div>
      <FormErrors say={say} faults={faults} failure={failure} />
      <SeriesChoice app={app} />
      <div class="fields">
        <Fields app={app} />
      </div>
      <button class="lead" type="submit" aria-disabled={details.isSending}>
        {say(facts.confirmed === "at_once" ? "book" : "send")}
      </button>
    </form>
  );
}

function Fields({ app }: { app: CalendarApp }) {
  const { say, facts, details } = app;
  const given = { say, form: details };
  const line = { ...given, maxLength: MAX_CHARACTERS.line };
  const places = facts.places.map((name) => ({ value: name, label: name }));
  const other = facts.other_place ? [{ value: OTHER_PLACE_VALUE, label: say("placeOther") }] : [];
  return (
    <>
      <QuestionField {...line} name="name" label={say("name")} required autoComplete="name" />
      <QuestionField {...line} name="email" label={say("email")} kind="email" required autoComplete="email" />
      {facts.phone === "required" ? (
        <QuestionField {...line} name="phone" label={say("phone")} kind="phone" required autoComplete="tel" />
      ) : null}
      {facts.company === "required" ? (
        <QuestionField {...line} name="company" label={say("company")} required autoComplete="organization" />
      ) : null}
      {facts.subject === "no" ? null : (
        <QuestionField
          {...line}
          name="subject"
          label={say("subject")}
          required={facts.subject === "required"}
        />
      )}
      {places.length + other.length > 1 ? (
        <QuestionField
          {...line}
          name="place"
          label={say("place")}
          kind="select"
          options={[...places, ...other]}
        />
      ) : null}
      {details.typed.place === OTHER_PLACE_VALUE || (places.length === 0 && other.length > 0) ? (
        <QuestionField
          {...line}
          name="placeOther"
          label={say(places.length === 0 ? "place" : "placeOther")}
        />
      ) : null}
      {facts.questions.map((question) =>
        isQuestionShown(question, facts, details.typed) ? (
          <QuestionField {...question} key={question.key} {...given} name={getFieldName(question)} />
        ) : null,
      )}
      {facts.guests > 0 ? (
        <QuestionField
          {...given}
          name="guests"
          label={say("guests")}
          kind="long_text"
          help={say("guestsHint", { limit: facts.guests })}
        />
      ) : null}
      <QuestionField
        {...given}
        name="message"
        label={say("message")}
        kind="long_text"
        maxLength={MAX_CHARACTERS.text}
      />
    </>
  );
}
