"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { CalendarState } from "../calendars/calendar-state";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useMe } from "../me";
import { CALENDARS_KEY } from "../resources/calendars";
import { listPeopleCalendars } from "../resources/people-calendars";
import { useText } from "../texts";
import { Panel } from "../ui/panel";

/** A user's connected calendars, their errors, and the role that can fix them. */
export function UserCalendarPanel({ id }: { id: string }) {
  const t = useText();
  const me = useMe();
  const query = useQuery({
    queryKey: [...CALENDARS_KEY, "state", id],
    queryFn: () => listPeopleCalendars({ user: id }),
  });
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const [person] = query.data.value;
  if (!person) return null;
  return (
    <Panel title={t("profile.calendars")}>
      <CalendarState person={person} />
      <ul className="mt-2 grid gap-1">
        {person.calendars.map(({ _id, name, source }) => (
          <li key={_id} className="wrap-anywhere">
            {name} ({t(`calendars.sources.${source}`)})
          </li>
        ))}
      </ul>
      {me.admin ? (
        <Link
          className="link mt-2 inline-flex min-h-11 items-center text-sm"
          href={`/console/users/${id}/calendars`}
          prefetch={false}
        >
          {t("people.seeCalendars")}
        </Link>
      ) : null}
    </Panel>
  );
}
