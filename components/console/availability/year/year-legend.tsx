"use client";
import { useText } from "../../texts";

const KEYS = [
  { name: "open", marks: { "data-state": "entry-open" } },
  { name: "closed", marks: { "data-state": "entry-closed" } },
  { name: "holiday", marks: { "data-state": "holiday-closed", "data-holiday": "" } },
  { name: "away", marks: { "data-state": "away" } },
  { name: "travel", marks: { "data-travel": "" } },
] as const;

/** The legend of the patterns and marks. */
export function YearLegend() {
  const t = useText();
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-muted text-xs">
      {KEYS.map(({ name, marks }) => (
        <li key={name} className="flex items-center gap-2">
          <span className="year-day w-6" aria-hidden {...marks} />
          {t(`availability.year.${name}`)}
        </li>
      ))}
    </ul>
  );
}
