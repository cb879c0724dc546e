/** @jsxImportSource preact */

import type { SeriesSlot } from "./page-client";
import type { CalendarApp } from "./use-app";
import { SKIPPED_DATE } from "./use-series";

/** The repetition of the meeting, its dates, and the choice of what happens to dates that are not free. */
export function SeriesChoice({ app }: { app: CalendarApp }) {
  const { say, series } = app;
  if (!series.offered) return null;
  const { every, times } = series.offered;
  const counts = Array.from({ length: times.most - times.least + 1 }, (_, index) => times.least + index);
  return (
    <fieldset class="series">
      <legend>{say("repeat")}</legend>
      <div class="row">
        {every.length > 1 ? (
          <label>
            {say("rhythm")}
            <select value={series.rhythm} onChange={(event) => series.pickEvery(event.currentTarget.value)}>
              {every.map((one) => (
                <option key={one} value={one}>
                  {say(one)}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <label>
          {say("times")}
          <select
            value={series.count}
            onChange={(event) => series.pickTimes(Number(event.currentTarget.value))}
          >
            {counts.map((count) => (
              <option key={count} value={count}>
                {count === 1 ? say("once") : count}
              </option>
            ))}
          </select>
          {every.length === 1 && every[0] ? <small>{say(every[0])}</small> : null}
        </label>
      </div>
      <div aria-live="polite">
        <SeriesDateList app={app} />
      </div>
    </fieldset>
  );
}

function SeriesDateList({ app: { say, format, series } }: { app: CalendarApp }) {
  const { dates, lost } = series;
  if (!dates) return null;
  const isLate = series.rhythm === "month" && Number(dates.times[0]?.start.slice(8, 10)) > 28;
  return (
    <>
      <strong>{say("dates", { count: dates.times.length })}</strong>
      <small>
        {say("seriesZone", { zone: dates.clock.split("/").at(-1)?.replaceAll("_", " ") ?? dates.clock })}
        {isLate ? ` ${say("monthNote")}` : null}
      </small>
      <ol>
        {dates.times.map(({ index, start, isFree }) => (
          <li key={index}>
            {isFree ? format.whole(start) : <s>{format.whole(start)}</s>}
            {isFree ? null : <span class="fault"> {say("notFree")}</span>}
          </li>
        ))}
      </ol>
      {lost.length > 0 ? <p>{say("lost", { count: lost.length })}</p> : null}
      {lost.map((time) => (
        <AlternativeTime key={time.index} series={series} time={time} format={format} say={say} />
      ))}
    </>
  );
}

function AlternativeTime({
  series,
  time,
  format,
  say,
}: Pick<CalendarApp, "series" | "format" | "say"> & { time: SeriesSlot }) {
  return (
    <label>
      {say("instead", { date: format.whole(time.start) })}
      <select
        value={series.pickInstead(time)}
        onChange={(event) => series.pick(time, event.currentTarget.value)}
      >
        {time.nearest.map((slot) => (
          <option key={slot} value={slot}>
            {format.whole(slot)}
          </option>
        ))}
        <option value={SKIPPED_DATE}>{say("leaveOut")}</option>
      </select>
    </label>
  );
}
