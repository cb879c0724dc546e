/** @jsxImportSource preact */
import type { App } from "./app-state";
import { Month } from "./month";
import type { Slot } from "./service";

/** Month, the open day's times, the zone they are in; after a lost time those that are nearest. */
export function Times({ app }: { app: App }) {
  const { say, format, facts, day, byDay, chosen, toggle, toDetails } = app;
  const isSeveral = facts.times.most > 1;
  const missing = facts.times.least - chosen.length;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (missing <= 0) toDetails();
      }}
    >
      <h2 tabIndex={-1}>{say(isSeveral ? "chooseTimes" : "chooseTime")}</h2>
      {app.nearest ? <Nearest app={app} nearest={app.nearest} /> : null}
      {facts.durations.length > 1 ? <Lengths app={app} /> : null}
      <div class="columns">
        <Month app={app} />
        <fieldset class="slots">
          <legend>
            <strong>{day === null ? say("noDayOpen") : format.day(day)}</strong>
            <small>{say("zoneNote", { zone: format.zone })}</small>
          </legend>
          <div class="tiles">
            {(day === null ? [] : (byDay.get(day) ?? [])).map((slot) => (
              <label key={slot} class="slot">
                <input
                  type={isSeveral ? "checkbox" : "radio"}
                  name="slot"
                  value={slot}
                  checked={chosen.includes(slot)}
                  onChange={() => toggle(slot)}
                />
                {format.time(slot)}
              </label>
            ))}
          </div>
          <Emptiness app={app} />
          {isSeveral && missing > 0 ? (
            <p class="hint">{say("timesFew", { count: facts.times.least })}</p>
          ) : null}
          <button class="lead" type="submit" disabled={chosen.length === 0 || missing > 0}>
            {say("continue")}
          </button>
        </fieldset>
      </div>
    </form>
  );
}

function Emptiness({ app: { say, format, ...app } }: { app: App }) {
  if (app.isLost)
    return (
      <p role="alert" class="note">
        {say("away")}{" "}
        <button type="button" class="plain" onClick={app.again}>
          {say("retry")}
        </button>
      </p>
    );
  if (app.isLoading || app.byDay.size > 0) return null;
  const { next } = app;
  if (!next) return <p class="note">{say("nothingAhead")}</p>;
  return (
    <p class="note">
      {say("monthEmpty", { month: format.month(app.month) })}{" "}
      <button type="button" class="plain" onClick={() => app.go(next.slice(0, 7))}>
        {say("monthEmptyNext", { date: format.day(next.slice(0, 10)) })}
      </button>
    </p>
  );
}

function Nearest({ app: { say, format, toDetails }, nearest }: { app: App; nearest: Slot[] }) {
  return (
    <div role="alert" class="banner">
      <strong>{say("taken")}</strong>
      <p>{nearest.length > 0 ? say("nearest") : say("slotGone")}</p>
      <p class="tiles">
        {nearest.map((slot) => (
          <button key={slot} type="button" onClick={() => toDetails(slot)}>
            {format.whole(slot)}
          </button>
        ))}
      </p>
    </div>
  );
}

function Lengths({ app: { say, facts, duration, pickDuration, lang } }: { app: App }) {
  const minutes = new Intl.NumberFormat(lang, { style: "unit", unit: "minute", unitDisplay: "short" });
  return (
    <fieldset class="lengths">
      <legend class="unseen">{say("lengths")}</legend>
      {facts.durations.map((length) => (
        <label key={length} class="slot">
          <input
            type="radio"
            name="length"
            checked={length === duration}
            onChange={() => pickDuration(length)}
          />
          {minutes.format(length)}
        </label>
      ))}
    </fieldset>
  );
}
