"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useMe } from "../me";
import { type ApiEvent, EventStateMark, pickEventDate } from "../resources/event-state-mark";
import { EVENTS_KEY, listEvents } from "../resources/events";
import { formatEventDate } from "../resources/format-event-date";
import { formatParticipants } from "../resources/format-participants";
import { formatStayLength } from "../resources/format-stay-length";
import { useText } from "../texts";
import { Panel } from "../ui/panel";

const MAX_SHOWN = 5;

/** A user's next meetings, soonest first. */
export function UserMeetings({ id }: { id: string }) {
  const t = useText();
  const me = useMe();
  const query = useQuery({
    queryKey: [...EVENTS_KEY, "of", id],
    queryFn: () => listEvents({ filter: "upcoming", sort: "start", invitee_users: id, limit: MAX_SHOWN }),
  });
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const events = query.data.value;
  return (
    <Panel title={t("overview.upcoming")}>
      {events.length === 0 ? <p className="text-muted">{t("overview.nothing")}</p> : null}
      <ul className="divide-y divide-line">
        {events.map((event) => (
          <Meeting key={event._id} event={event} />
        ))}
      </ul>
      {events.length > 0 ? (
        <p className="mt-2 flex flex-wrap items-center justify-between gap-x-6 text-muted text-xs">
          {t("events.inZone", { zone: me.timezone.replaceAll("_", " ") })}
          <Link
            className="link inline-flex min-h-11 items-center text-sm"
            href={`/console/meetings?filter=upcoming&who=${id}`}
            prefetch={false}
          >
            {t("people.comingMeetings")}
          </Link>
        </p>
      ) : null}
    </Panel>
  );
}

function Meeting({ event }: { event: ApiEvent }) {
  const t = useText();
  const me = useMe();
  const date = pickEventDate(event);
  const length = formatStayLength(me, event, t);
  const placeNames = event.places.map(({ name }) => name).join(", ");
  return (
    <li className="grid gap-x-6 py-3 sm:grid-cols-[13rem_minmax(0,1fr)_auto]">
      <span className="text-muted tabular-nums">
        {date ? formatEventDate(me, event, date, "weekday") : "–"}
        {length ? <span className="block text-xs">{length}</span> : null}
      </span>
      <div className="min-w-0">
        <Link
          href={`/console/meetings?event=${event._id}`}
          prefetch={false}
          className="inline-flex min-h-6 font-medium wrap-anywhere underline-offset-4 hover:underline"
        >
          {event.title}
        </Link>
        <p className="text-muted text-sm wrap-anywhere">
          {[formatParticipants(event, t), placeNames].filter(Boolean).join(" · ")}
        </p>
      </div>
      <EventStateMark event={event} />
    </li>
  );
}
