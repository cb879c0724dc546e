import type { BestPick, WeekView } from "@/lib/pages/event-wizard/view";

/** The times that suit most invitees, above the week; a click selects one, with scripts without a page load. */
export function BestPicks({ best }: { best: NonNullable<WeekView["best"]> }) {
  return (
    <section aria-labelledby="best-title" className="mt-5 rounded-sm border border-line px-4 py-4">
      <h4 id="best-title" className="font-medium">
        {best.heading}
      </h4>
      <p className="text-sm text-muted">{best.text}</p>
      {best.picks.length === 0 ? null : (
        <div className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
          {best.picks.map(renderPick)}
        </div>
      )}
    </section>
  );
}

const renderPick = ({ go, day, time, count, chosen }: BestPick) => (
  <button key={go} type="submit" name="go" value={go} aria-pressed={chosen} className="slot">
    <small>{day}</small>
    {time}
    {count === null ? null : <small>{count}</small>}
  </button>
);
