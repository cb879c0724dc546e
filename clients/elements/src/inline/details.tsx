/** @jsxImportSource preact */
import { useEffect, useRef } from "preact/hooks";
import type { App } from "./app-state";
import { fieldOf, isAsked, OTHER } from "./check-details";
import { Field } from "./field";

const MAX_CHARACTERS = { line: 200, text: 5000 };

/** Who comes, and what the page asks. */
export function Details({ app }: { app: App }) {
  const { say, format, facts, chosen, setStep, details } = app;
  const { faults, failure } = details;
  const wrong = Object.keys(faults);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wrong.length > 0 || failure) summary.current?.focus();
  }, [faults, failure]);
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
      {wrong.length > 0 || failure ? (
        <div role="alert" class="banner" tabIndex={-1} ref={summary}>
          <strong>{failure ?? say("faults", { count: wrong.length })}</strong>
          <ul>
            {wrong.map((name) => (
              <li key={name}>
                <button type="button" class="plain" onClick={() => focusField(summary.current, name)}>
                  {faults[name]}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div class="fields">
        <Fields app={app} />
      </div>
      <button class="lead" type="submit" aria-disabled={details.isSending}>
        {say(facts.confirmed === "at_once" ? "book" : "send")}
      </button>
    </form>
  );
}

function focusField(within: HTMLElement | null, name: string) {
  (within?.getRootNode() as ShadowRoot | undefined)?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}

function Fields({ app }: { app: App }) {
  const { say, facts, details } = app;
  const line = { app, maxLength: MAX_CHARACTERS.line };
  const places = facts.places.map((name) => ({ value: name, label: name }));
  const other = facts.other_place ? [{ value: OTHER, label: say("placeOther") }] : [];
  return (
    <>
      <Field {...line} name="name" label={say("name")} required autoComplete="name" />
      <Field {...line} name="email" label={say("email")} kind="email" required autoComplete="email" />
      {facts.phone === "required" ? (
        <Field {...line} name="phone" label={say("phone")} kind="phone" required autoComplete="tel" />
      ) : null}
      {facts.company === "required" ? (
        <Field {...line} name="company" label={say("company")} required autoComplete="organization" />
      ) : null}
      {facts.subject === "no" ? null : (
        <Field {...line} name="subject" label={say("subject")} required={facts.subject === "required"} />
      )}
      {places.length + other.length > 1 ? (
        <Field {...line} name="place" label={say("place")} kind="select" options={[...places, ...other]} />
      ) : null}
      {details.typed.place === OTHER || (places.length === 0 && other.length > 0) ? (
        <Field {...line} name="placeOther" label={say("placeOther")} />
      ) : null}
      {facts.questions.map((question) =>
        isAsked(question, facts, details.typed) ? (
          <Field {...question} key={question.key} app={app} name={fieldOf(question)} />
        ) : null,
      )}
      {facts.guests > 0 ? (
        <Field
          app={app}
          name="guests"
          label={say("guests")}
          kind="long_text"
          help={say("guestsHint", { limit: facts.guests })}
        />
      ) : null}
      <Field
        app={app}
        name="message"
        label={say("message")}
        kind="long_text"
        maxLength={MAX_CHARACTERS.text}
      />
    </>
  );
}
