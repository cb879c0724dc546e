import type { CSSProperties } from "react";
import { Icon } from "@/components/ui/icon";
import type { GridCell, GridDay, WeekView } from "@/lib/pages/creation/view";
import { BestPicks } from "./best-picks";
import { GridKeys } from "./grid-keys";
import { WhoIsMissing } from "./who-is-missing";

/** A week of times to tick. A column a day; to readers of the page aloud, a group a day. */
export function WeekGrid({ week }: { week: WeekView }) {
  const { title, best, days, missing, previous, next, others } = week;
  return (
    <div id="week" className="mt-5 scroll-mt-4">
      {best === null ? null : <BestPicks best={best} />}
      <div className="mt-5 flex items-center justify-between gap-2">
        <p className="font-medium">{title}</p>
        <p className="flex">
          {arrow(previous, "left")}
          {arrow(next, "right")}
        </p>
      </div>
      <div data-week-grid className="mt-2 -mx-2 grid grid-cols-7 gap-1 sm:mx-0 sm:gap-2">
        {days.map(column)}
      </div>
      <GridKeys first={days[0]?.date ?? ""} />
      {missing === null ? null : <WhoIsMissing missing={missing} />}
      {others === null ? null : (
        <fieldset className="mt-4">
          <legend className="text-sm font-medium">{others.heading}</legend>
          <div className="mt-2 flex flex-wrap gap-2">
            {others.picks.map(({ value, label, error }) => (
              <div key={value}>
                <label className="slot min-h-11 px-6">
                  <input
                    id={`pick-${value}`}
                    type="checkbox"
                    name="pick"
                    value={value}
                    defaultChecked
                    {...(error === null ? {} : { "aria-describedby": `pick-${value}-error` })}
                  />
                  {label}
                </label>
                {error === null ? null : (
                  <p id={`pick-${value}-error`} className="mt-1 text-sm font-medium text-bad">
                    {error}
                  </p>
                )}
              </div>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}

function arrow(to: { go: string; label: string } | null, icon: "left" | "right") {
  if (to === null) return null;
  return (
    <button
      type="submit"
      name="go"
      value={to.go}
      className="button px-3"
      data-tone="quiet"
      aria-label={to.label}
    >
      <Icon name={icon} />
    </button>
  );
}

function column({ date, weekday, number, label, cells }: GridDay) {
  return (
    <fieldset key={date} className="min-w-0">
      <legend className="w-full text-center text-xs">
        <span className="sr-only">{label}</span>
        <span aria-hidden="true" className="block text-muted whitespace-nowrap">
          {weekday}
        </span>
        <span aria-hidden="true" className="block text-base font-medium">
          {number}
        </span>
      </legend>
      <div className="mt-1 grid gap-1">{cells.map(tile)}</div>
    </fieldset>
  );
}

/** A function, not a component: there are dozens, and each component would cost time. */
function tile({ value, time, state, note, chosen, free }: GridCell) {
  return (
    <label key={value} className="slot" data-size="small" data-state={state}>
      <input
        type="checkbox"
        name="pick"
        value={value}
        defaultChecked={chosen && state !== "past"}
        disabled={state === "past"}
      />
      {time}
      {note === null ? null : <span className="sr-only">, {note}</span>}
      {free === null ? null : share(free)}
    </label>
  );
}

/** How many could come: in words where a column is wide enough for them, in figures, and as a bar. */
const share = ({ text, short, share: part }: NonNullable<GridCell["free"]>) => (
  <>
    <small className="max-sm:sr-only">{text}</small>
    <small aria-hidden="true" className="sm:hidden">
      {short}
    </small>
    <span aria-hidden="true" className="share" style={{ "--share": part } as CSSProperties} />
  </>
);
