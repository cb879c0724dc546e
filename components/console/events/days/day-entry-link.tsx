"use client";
import Link from "next/link";
import { formatTimeRange } from "../../format-time-range";
import { useMe } from "../../me";
import { EventStateMark, formatEventHost, getEventState } from "../../resources/event-state-mark";
import { useText } from "../../texts";
import type { DayEntry } from "./group-by-day";

interface Props extends DayEntry {
  href: string;
  onOpen: () => void;
}

/** A meeting of a day: time, title, people. An undecided one has a dashed border. */
export function DayEntryLink({ event, date, href, onOpen }: Props) {
  const t = useText();
  const me = useMe();
  const state = getEventState(event);
  const times = [new Date(date.date), new Date(date.end_date)] as const;
  return (
    <Link
      href={href}
      prefetch={false}
      onNavigate={(navigation) => {
        navigation.preventDefault();
        onOpen();
      }}
      className={`block min-h-11 rounded-sm border bg-raised px-3 py-2 hover:bg-surface ${state === "planning" ? "border-dashed border-busy" : "border-line"}`}
    >
      <span className="block text-xs text-muted">
        {date.all_day ? t("meetings.allDay") : formatTimeRange(me, times)}
      </span>
      <span className={`block font-medium break-words ${state === "cancelled" ? "line-through" : ""}`}>
        {event.title}
      </span>
      <span className="block text-xs text-muted break-words">{formatEventHost(event, t)}</span>
      {state === "confirmed" ? null : (
        <span className="block text-xs">
          <EventStateMark event={event} />
        </span>
      )}
    </Link>
  );
}
