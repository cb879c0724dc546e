"use client";

import { type MouseEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "@/components/ui/icon";
import type { ChosenPick, ChosenView } from "@/lib/pages/event-wizard/view";

const listWeekTiles = () => [
  ...document.querySelectorAll<HTMLInputElement>("[data-week-grid] input[name=pick]:enabled"),
];

/** All selected times of all weeks. With scripts the list follows the tiles; each time can be removed here. */
export function ChosenTimes({ heading, none, remove, picks: sent }: ChosenView) {
  const [picks, setPicks] = useState(sent);
  const head = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    setPicks(sent);
    const grid = document.querySelector("[data-week-grid]");
    const update = () => setPicks(mergeTileState);
    update(); // the browser may have restored ticked boxes
    grid?.addEventListener("change", update);
    return () => grid?.removeEventListener("change", update);
  }, [sent]);

  function onRemove(event: MouseEvent, { value }: ChosenPick) {
    event.preventDefault();
    const tile = listWeekTiles().find((box) => box.value === value);
    if (tile) tile.click();
    else {
      flushSync(() => setPicks((before) => before.filter((pick) => pick.value !== value)));
      head.current?.dispatchEvent(new Event("change", { bubbles: true })); // `WeekPager` listens to this event, as for a tile
    }
    head.current?.focus();
  }

  return (
    <section aria-labelledby="chosen-title" className="mt-5 rounded-sm bg-surface px-4 py-3">
      <h4 id="chosen-title" ref={head} tabIndex={-1} className="flex items-center gap-2 text-sm font-medium">
        {heading}
        <span aria-live="polite" className="rounded-sm border border-line bg-raised px-2 text-xs">
          {picks.length}
        </span>
      </h4>
      {picks.length === 0 ? <p className="mt-1 text-sm text-muted">{none}</p> : null}
      <ul className="mt-2 flex flex-wrap gap-2">
        {picks.map((pick) => (
          <li
            key={pick.value}
            {...(sent.some(({ value }) => value === pick.value) ? {} : { "data-arrives": "" })}
          >
            {pick.isShown ? null : <input type="hidden" name="pick" value={pick.value} />}
            <button
              id={`pick-${pick.value}`}
              type="submit"
              name="go"
              value={`pick-${pick.value}`}
              aria-label={remove.replace("%s", pick.label)}
              {...(pick.error === null ? {} : { "aria-describedby": `pick-${pick.value}-error` })}
              className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-sm border border-text bg-accent ps-3 pe-2 text-sm font-medium text-accent-text"
              onClick={(event) => onRemove(event, pick)}
            >
              {pick.label}
              <Icon name="close" className="size-4" />
            </button>
            {pick.error === null ? null : (
              <p id={`pick-${pick.value}-error`} className="mt-1 text-sm font-medium text-bad">
                {pick.error}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Merges the times of other weeks with the state of this week's tiles. */
function mergeTileState(before: ChosenPick[]): ChosenPick[] {
  const tiles = listWeekTiles();
  const ticked = tiles.flatMap(({ checked, value, dataset: { label = "" } }) =>
    checked ? { value, label, isShown: true, error: null } : [],
  );
  return [...before.filter(({ isShown }) => !isShown), ...ticked].sort((one, other) =>
    one.value < other.value ? -1 : 1,
  );
}
