"use client";
import Link from "next/link";
import { type ApiEvent, EventStateMark } from "../resources/event-state-mark";
import { formatParticipants } from "../resources/format-participants";
import { useText } from "../texts";

interface Props {
  events: readonly ApiEvent[];
  formatTime: (event: ApiEvent) => string;
  /** The state is shown beside each; today's meetings are all confirmed. */
  hasState?: boolean;
}

/** Meetings with time, title, host and guests. */
export function MeetingRows({ events, formatTime, hasState = false }: Props) {
  const t = useText();
  return (
    <ul className="divide-y divide-line">
      {events.map((event) => (
        <li
          key={event._id}
          className={`grid gap-x-6 py-3 ${hasState ? "sm:grid-cols-[13rem_minmax(0,1fr)_auto]" : "sm:grid-cols-[10rem_minmax(0,1fr)]"}`}
        >
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
          {hasState ? <EventStateMark event={event} /> : null}
        </li>
      ))}
    </ul>
  );
}
