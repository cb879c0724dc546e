import { Icon } from "@/components/ui/icon";
import { Island } from "@/components/ui/island";
import type { FreeShare, GridCell, GridDay, WeekView } from "@/lib/pages/event-wizard/view";
import { BestPicks } from "./best-picks";
import { renderAvailabilityBar } from "./render-availability-bar";
import { UnavailablePeople } from "./unavailable-people";
import { WeekPager } from "./week-pager";
import { WeekPickerKeyboard } from "./week-picker-keyboard";

/** A week of checkboxes: a column per day, and for screen readers a group per day. */
export function WeekPicker({ week }: { week: WeekView }) {
  const { title, best, days, legend, busy, missing, previous, next } = week;
  return (
    <div id="week" className="mt-5 scroll-mt-4">
      {best === null ? null : <BestPicks best={best} />}
      <div className="mt-5 flex items-center justify-between gap-2">
        <p className="font-bold">{title}</p>
        <p className="flex">
          {renderArrow(previous, "left")}
          {renderArrow(next, "right")}
        </p>
      </div>
      <div data-week-grid className="mt-2 -mx-2 grid grid-cols-7 gap-1 sm:mx-0 sm:gap-2">
        {days.map(renderColumn)}
      </div>
      <Island>
        <WeekPickerKeyboard first={days[0]?.date ?? ""} />
      </Island>
      <Island>
        <WeekPager first={days[0]?.date ?? ""} />
      </Island>
      {legend === null && busy === null && missing === null ? null : (
        <div className="mt-2 flex flex-wrap items-start gap-x-6">
          <Legend legend={legend ?? []} busy={busy} />
          {missing === null ? null : <UnavailablePeople missing={missing} />}
        </div>
      )}
    </div>
  );
}

function renderArrow(to: { go: string; label: string } | null, icon: "left" | "right") {
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

function renderColumn({ date, weekday, number, label, cells }: GridDay) {
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
      <div className="mt-1 grid gap-1">{cells.map(renderTile)}</div>
    </fieldset>
  );
}

/** A function instead of a component: a week has dozens of tiles. */
function renderTile({ value, hour, label, state, note, chosen, free }: GridCell) {
  return (
    <label
      key={value}
      className="slot"
      data-size="small"
      data-state={state}
      data-share={free === null ? undefined : free.share === 1 ? "all" : free.share > 1 / 2 ? "most" : "few"}
    >
      <input
        type="checkbox"
        name="pick"
        value={value}
        data-label={label}
        defaultChecked={chosen && state !== "past"}
        disabled={state === "past"}
      />
      {hour}
      {note === null ? null : <span className="sr-only">, {note}</span>}
      {free === null ? null : (
        <>
          <small className="sr-only">{free.text}</small>
          {renderAvailabilityBar(free)}
        </>
      )}
    </label>
  );
}

const Legend = ({ legend, busy }: { legend: FreeShare[]; busy: string | null }) => (
  <ul className="flex min-h-11 flex-wrap items-center gap-x-5 text-xs text-muted">
    {legend.map((example) => (
      <li key={example.text} className="flex items-center gap-2">
        <span className="w-12">{renderAvailabilityBar(example)}</span>
        {example.text}
      </li>
    ))}
    {busy === null ? null : (
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="hatched h-4 w-6 rounded-sm border border-line" />
        {busy}
      </li>
    )}
  </ul>
);
