"use client";
import { useQuery } from "@tanstack/react-query";
import { CalendarDays } from "lucide-react";
import Link from "next/link";
import { type ApiEvent, pickEventDate } from "../events/event-state-mark";
import { formatParticipants } from "../events/format-participants";
import { formatTimeRange } from "../format-time-range";
import { useMe } from "../me";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { buildDayEventsQuery, buildDayFilters, MAX_TODAY } from "./queries";

/** Today's meetings. */
export function Today({ day }: { day: string }) {
  const t = useText();
  const me = useMe();
  const { data } = useQuery(buildDayEventsQuery(me, day));
  const events = data?.value ?? [];
  if (events.length === 0) return null;
  const formatTime = (event: ApiEvent) => {
    const date = pickEventDate(event);
    if (!date) return "–";
    return date.all_day
      ? t("todo.allDay")
      : formatTimeRange(me, [new Date(date.date), new Date(date.end_date)]).replaceAll(" ", "\u00a0");
  };
  return (
    <Panel title={t("todo.today")}>
      <ul className="divide-y divide-line">
        {events.slice(0, MAX_TODAY).map((event) => (
          <li key={event._id} className="grid gap-x-6 py-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <span className="text-muted tabular-nums">{formatTime(event)}</span>
            <div className="min-w-0">
              <Link
                href={`/console/meetings?event=${event._id}`}
                prefetch={false}
                className="inline-flex min-h-6 font-medium wrap-anywhere underline-offset-4 hover:underline"
              >
                {event.title}
              </Link>
              <p className="text-muted text-sm wrap-anywhere">{formatParticipants(event, t)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap items-center justify-between gap-x-6 text-muted text-xs">
        {t("events.inZone", { zone: me.timezone.replaceAll("_", " ") })}
        {events.length > MAX_TODAY ? (
          <Link
            href={`/console/meetings?${new URLSearchParams(buildDayFilters(day))}`}
            className="link inline-flex min-h-11 items-center gap-2 text-sm"
          >
            <CalendarDays size={18} aria-hidden />
            {t("todo.allOfToday")}
          </Link>
        ) : null}
      </p>
    </Panel>
  );
}
