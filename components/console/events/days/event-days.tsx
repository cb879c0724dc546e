"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import type { ListQuery } from "../../list/list-source";
import { FailedList, ListSkeleton } from "../../list/list-states";
import { useListAddress } from "../../list/use-list-address";
import { useMe } from "../../me";
import { useText } from "../../texts";
import { toDateInZone } from "../../to-date-in-zone";
import { toEventsQuery } from "../event-filters";
import { EVENTS_KEY, listEvents } from "../queries";
import {
  addCalendarDays,
  type DaysView,
  findWeekStart,
  formatDayWithWeekday,
  isCalendarDay,
} from "./calendar-days";
import { DayEntryLink } from "./day-entry-link";
import { DaysHeader } from "./days-header";
import { groupByDay } from "./group-by-day";

interface Props {
  view: DaysView;
  criteria: Omit<ListQuery, "limit" | "cursor">;
  filters: Record<string, string>;
  onOpen: (id: string) => void;
}

const WEEK_DAYS = 7;
const PAGE_ROWS = 200;
const NOTHING: Awaited<ReturnType<typeof listEvents>> = { value: [], etag: null, next: null };

/** The filtered events by day: all upcoming ones, or a week. */
export default function EventDays({ view, criteria, filters, onOpen }: Props) {
  const t = useText();
  const me = useMe();
  const params = useSearchParams();
  const today: string = toDateInZone(me.timezone, Date.now());
  const chosen = useListAddress().get("day");
  const day = isCalendarDay(chosen) ? chosen : today;
  const first = view === "week" ? findWeekStart(day, me.firstWeekday) : day;
  const days =
    view === "week" ? Array.from({ length: WEEK_DAYS }, (_, at) => addCalendarDays(first, at)) : null;
  const query = useDays({ first, last: days?.at(-1) ?? null, criteria, filters });
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  const events = query.data?.pages.flatMap(({ value }) => value) ?? [];
  const byDay = groupByDay(events, me.timezone, (one) => one >= first && (!days || days.includes(one)));
  const shown = days ?? [...byDay.keys()];
  return (
    <>
      <DaysHeader view={view} first={first} today={today} />
      {query.isPending ? (
        <ListSkeleton />
      ) : byDay.size === 0 ? (
        <p className="rounded-lg border border-line bg-raised px-4 py-10 text-center text-muted">
          {t("meetings.nothingThen")}
        </p>
      ) : (
        <div className={view === "week" ? "grid gap-4 xl:grid-cols-7 xl:gap-2" : "grid gap-5"}>
          {shown.map((one) => (
            <section
              key={one}
              className={`grid min-w-0 content-start gap-2 ${byDay.has(one) ? "" : "max-xl:hidden"}`}
            >
              <h2
                className={`text-xs font-medium ${one === today ? "underline underline-offset-4" : "text-muted"}`}
                {...(one === today && { "aria-current": "date" })}
              >
                {formatDayWithWeekday(me.lang, one)}
              </h2>
              <ul className="grid gap-2">
                {(byDay.get(one) ?? []).map(({ event, date }) => (
                  <li key={date._id} className="min-w-0">
                    <DayEntryLink
                      event={event}
                      date={date}
                      href={`/console/meetings?${new URLSearchParams([...params, ["event", event._id]])}`}
                      onOpen={() => onOpen(event._id)}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      {query.hasNextPage ? (
        <button
          type="button"
          className="button justify-self-center"
          onClick={() => void query.fetchNextPage()}
        >
          {t("meetings.more")}
        </button>
      ) : null}
    </>
  );
}

interface EventDaysQuery extends Pick<Props, "criteria" | "filters"> {
  first: string;
  /** Null for all upcoming days. */
  last: string | null;
}

/** Queries a day more at each end for readers in another zone than the browser's, and filters the result. */
function useDays({ first, last, criteria, filters }: EventDaysQuery) {
  const me = useMe();
  const from = addCalendarDays(first, -1);
  const until = last && addCalendarDays(last, 1);
  const narrowed = {
    ...filters,
    order: "start",
    from: filters.from && filters.from > from ? filters.from : from,
    to: until && (!filters.to || filters.to > until) ? until : (filters.to ?? ""),
  };
  return useInfiniteQuery({
    queryKey: [...EVENTS_KEY, "days", criteria, narrowed],
    queryFn: ({ pageParam }) =>
      narrowed.to !== "" && narrowed.from > narrowed.to
        ? NOTHING // the other filters exclude these days
        : listEvents(
            toEventsQuery(
              me,
              { ...criteria, limit: PAGE_ROWS, ...(pageParam && { cursor: pageParam }) },
              narrowed,
            ),
          ),
    initialPageParam: "",
    getNextPageParam: (page) => page.next,
    placeholderData: (before) => before, // keeps the current days visible while the next ones load
  });
}
