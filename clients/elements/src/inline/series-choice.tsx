/** @jsxImportSource preact */

import type { SeriesSlot } from "./page-client";
import type { CalendarApp } from "./use-app";
import { SKIPPED_DATE } from "./use-series";

/** The repetition of the meeting, its dates, and the choice of what happens to dates that are not free. */
export function SeriesChoice({ app }: { app: CalendarApp }) {
  const { t, series } = app;
  if (!series.offered) return null;
  const { every, times } = series.offered;
  const counts = Array.from({ length: times.most - times.least + 1 }, (_, index) => times.least + index);
  return (
    <fieldset class="series">
      <legend>{t("repeat")}</legend>
      <div class="row">
        {every.length > 1 ? (
          <label>
            {t("rhythm")}
            <select
              value={series.frequency}
              onChange={(event) => series.pickEvery(event.currentTarget.value)}
            >
              {every.map((one) => (
                <option key={one} value={one}>
                  {t(one)}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <label>
          {t("times")}
          <select
            value={series.count}
            onChange={(event) => series.pickTimes(Number(event.currentTarget.value))}
          >
            {counts.map((count) => (
              <option key={count} value={count}>
                {count === 1 ? t("once") : count}
              </option>
            ))}
          </select>
          {every.length === 1 && every[0] ? <small>{t(every[0])}</small> : null}
        </label>
      </div>
      <div aria-live="polite">
        <SeriesDateList app={app} />
      </div>
    </fieldset>
  );
}

function SeriesDateList({ app: { t, format, series } }: { app: CalendarApp }) {
  const { dates, lost } = series;
  if (!dates) return null;
  const isLate = series.frequency === "month" && Number(dates.times[0]?.start.slice(8, 10)) > 28;
  return (
    <>
      <strong>{t("dates", { count: dates.times.length })}</strong>
      <small>
        {t("seriesZone", { zone: dates.clock.split("/").at(-1)?.replaceAll("_", " ") ?? dates.clock })}
        {isLate ? ` ${t("monthNote")}` : null}
      </small>
      <ol>
        {dates.times.map(({ index, start, isFree }) => (
          <li key={index}>
            {isFree ? format.whole(start) : <s>{format.whole(start)}</s>}
            {isFree ? null : <span class="fault"> {t("notFree")}</span>}
          </li>
        ))}
      </ol>
      {lost.length > 0 ? <p>{t("lost", { count: lost.length })}</p> : null}
      {lost.map((time) => (
        <AlternativeTime key={time.index} series={series} time={time} format={format} t={t} />
      ))}
    </>
  );
}

function AlternativeTime({
  series,
  time,
  format,
  t,
}: Pick<CalendarApp, "series" | "format" | "t"> & { time: SeriesSlot }) {
  return (
    <label>
      {t("instead", { date: format.whole(time.start) })}
      <select
        value={series.pickInstead(time)}
        onChange={(event) => series.pick(time, event.currentTarget.value)}
      >
        {time.nearest.map((slot) => (
          <option key={slot} value={slot}>
            {format.whole(slot)}
          </option>
        ))}
        <option value={SKIPPED_DATE}>{t("leaveOut")}</option>
      </select>
    </label>
  );
}
