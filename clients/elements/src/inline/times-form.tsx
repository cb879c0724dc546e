/** @jsxImportSource preact */
import { useEffect, useState } from "preact/hooks";
import { BookingChoices } from "./booking-choices";
import { CalendarFileDisclosure } from "./calendar-file-disclosure";
import { MonthCalendar } from "./month-calendar";
import type { SlotStart } from "./page-client";
import { renderInlineSlot } from "./render-inline-slot";
import { TimeSettings } from "./time-settings";
import type { CalendarApp } from "./use-app";
import type { LaterSteps } from "./use-later-steps";

/** The times step: a month with the open day's times, or a week of times; after a conflict also the nearest free times. */
export function TimesForm({ app, later }: { app: CalendarApp; later: LaterSteps | null }) {
  const { t, format, facts, day, byDay, chosen, toDetails, waiting } = app;
  const Wall = useLazyWeekGrid(app.shown);
  const Waiting = later?.JoinWaitingList ?? (() => null);
  const isSeveral = facts.times.most > 1;
  const isFull = day !== null && !byDay.has(day) && app.fullDays.includes(day);
  const missing = facts.times.least - chosen.length;
  if (app.isChoosing)
    return (
      <div class="choose">
        <h2 tabIndex={-1}>{t("types")}</h2>
        <BookingChoices app={app} />
      </div>
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isFull) waiting.send();
        else if (missing <= 0) toDetails();
      }}
    >
      <h2 tabIndex={-1}>{t(isSeveral ? "chooseTimes" : "chooseTime")}</h2>
      {app.nearest ? <NearestSlots app={app} nearest={app.nearest} /> : null}
      <BookingChoices app={app} />
      {facts.durations.length > 1 ? <DurationChoice app={app} /> : null}
      {app.shown.layout === "month" ? (
        <div class="columns">
          <MonthCalendar app={app} />
          <fieldset class="slots">
            <legend>
              <strong>{day === null ? t("noDayOpen") : format.day(day)}</strong>
              <small>{t("zoneNote", { zone: format.zone })}</small>
            </legend>
            {isFull ? null : (
              <div class="tiles">
                {(byDay.get(day ?? "") ?? []).map((slot) => renderInlineSlot(app, slot))}
              </div>
            )}
            <NoTimesNote app={app} />
            {isFull ? <Waiting app={app} /> : <ContinueButton app={app} />}
          </fieldset>
        </div>
      ) : (
        <div class="slots">
          {Wall ? <Wall app={app} /> : null}
          <NoTimesNote app={app} />
          {isFull ? <Waiting app={app} /> : <ContinueButton app={app} />}
        </div>
      )}
      <CalendarFileDisclosure app={app} />
      <TimeSettings app={app} />
    </form>
  );
}

/** Loads the week grid only if the layout needs it. */
function useLazyWeekGrid({ layout }: CalendarApp["shown"]) {
  const [found, setFound] = useState<typeof import("./week-slots") | null>(null);
  useEffect(() => {
    if (layout !== "month") import("./week-slots").then(setFound, () => {}); // the next free time is shown without it
  }, [layout]);
  return found?.WeekSlots;
}

function ContinueButton({ app: { t, facts, chosen } }: { app: CalendarApp }) {
  const isSeveral = facts.times.most > 1;
  const missing = facts.times.least - chosen.length;
  return (
    <>
      {isSeveral && missing > 0 ? <p class="hint">{t("timesFew", { count: facts.times.least })}</p> : null}
      <button class="lead" type="submit" disabled={chosen.length === 0 || missing > 0}>
        {t("continue")}
      </button>
    </>
  );
}

function NoTimesNote({ app: { t, format, ...app } }: { app: CalendarApp }) {
  if (app.isLost)
    return (
      <p role="alert" class="note">
        {t("away")}{" "}
        <button type="button" class="plain" onClick={app.again}>
          {t("retry")}
        </button>
      </p>
    );
  if (app.isLoading || app.byDay.size > 0) return null;
  const { next } = app;
  // The list of fully booked days counts as content, so only the link to the next free time is missing.
  const isFull = app.fullDays.length > 0;
  if (!next) return isFull ? null : <p class="note">{t("nothingAhead")}</p>;
  return (
    <p class="note">
      {app.shown.layout === "month" && !isFull
        ? `${app.shown.first <= app.today ? t("weeksEmpty") : t("monthEmpty", { month: format.month(app.shown.month) })} `
        : null}
      <button type="button" class="plain" onClick={() => app.go(next.slice(0, 10))}>
        {t("monthEmptyNext", { date: format.day(next.slice(0, 10)) })}
      </button>
    </p>
  );
}

function NearestSlots({
  app: { t, format, toDetails },
  nearest,
}: {
  app: CalendarApp;
  nearest: SlotStart[];
}) {
  return (
    <div role="alert" class="banner">
      <strong>{t("taken")}</strong>
      <p>{nearest.length > 0 ? t("nearest") : t("slotGone")}</p>
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

function DurationChoice({ app: { t, facts, duration, setDuration, lang } }: { app: CalendarApp }) {
  const minutes = new Intl.NumberFormat(lang, { style: "unit", unit: "minute", unitDisplay: "short" });
  return (
    <fieldset class="lengths">
      <legend class="unseen">{t("lengths")}</legend>
      {facts.durations.map((length) => (
        <label key={length} class="slot">
          <input
            type="radio"
            name="length"
            checked={length === duration}
            onChange={() => setDuration(length)}
          />
          {minutes.format(length)}
        </label>
      ))}
    </fieldset>
  );
}
