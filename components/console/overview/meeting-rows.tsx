"use client";
import { Video } from "lucide-react";
import Link from "next/link";
import { useMe } from "../me";
import { type ApiEvent, EventStateMark, getEventState } from "../resources/event-state-mark";
import { formatParticipants } from "../resources/format-participants";
import { useText } from "../texts";

interface Props {
  events: readonly ApiEvent[];
  formatTime: (event: ApiEvent) => string;
}

/** Meetings with time, title and people, the way to join them, and the state of those that are not confirmed. */
export function MeetingRows({ events, formatTime }: Props) {
  const t = useText();
  const me = useMe();
  return (
    <ul className="divide-y divide-line">
      {events.map((event) => (
        <li
          key={event._id}
          className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[11rem_minmax(0,1fr)_auto] sm:items-center"
        >
          <span className="self-start text-muted tabular-nums">{formatTime(event)}</span>
          <div className="min-w-0">
            <Link
              href={`/console/meetings?event=${event._id}`}
              prefetch={false}
              className="inline-flex min-h-6 font-medium wrap-anywhere underline-offset-4 hover:underline"
            >
              {event.title}
            </Link>
            <p className="text-muted text-sm wrap-anywhere">{formatDetails(event)}</p>
          </div>
          {getEventState(event) === "confirmed" ? (
            <JoinLink event={event} />
          ) : (
            <EventStateMark event={event} />
          )}
        </li>
      ))}
    </ul>
  );

  function formatDetails(event: ApiEvent) {
    const [place] = event.places;
    const where = event.conference?.url ? null : (event.room?.name ?? place?.name);
    return [formatParticipants(event, t, me.id), where].filter(Boolean).join(" · ");
  }
}

function JoinLink({ event: { conference, title } }: { event: ApiEvent }) {
  const t = useText();
  if (!conference?.url) return null;
  return (
    <a
      href={conference.url}
      className="button max-sm:justify-self-start"
      rel="noreferrer"
      target="_blank"
      aria-label={`${t("conferencing.join")}: ${title}`}
    >
      <Video size={18} aria-hidden />
      {t("conferencing.join")}
    </a>
  );
}
