"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import type { ListQuery } from "../../list/list-source";
import { FailedList, ListSkeleton } from "../../list/list-states";
import { useListAddress } from "../../list/use-list-address";
import { useMe } from "../../me";
import { EVENTS_KEY, listEvents } from "../../resources/events";
import { useText } from "../../texts";
import { toDateInZone } from "../../to-date-in-zone";
import { useIsWide } from "../../ui/use-is-wide";
import { DAY_STATES, toEventsQuery } from "../event-filters";
import { addCalendarDays, type DaysView, isCalendarDay } from "./calendar-days";
import { DayList } from "./day-list";
import { DaysHeader } from "./days-header";
import { groupByDay } from "./group-by-day";
import { WeekGrid } from "./week-grid";

interface Props {
  view: DaysView;
  criteria: Omit<ListQuery, "limit" | "cursor">;
  filters: Record<string, string>;
  onOpen: (id: string) => void;
}

const WEEK_DAYS = 7;

/** Narrower windows list the days below each other. */
const GRID_WIDTH_PX = 1024;

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
  const first = day;
  const days =
    view === "week" ? Array.from({ length: WEEK_DAYS }, (_, at) => addCalendarDays(first, at)) : null;
  const hasGrid = useIsWide(GRID_WIDTH_PX) && days !== null;
  const query = useDays({ first, last: days?.at(-1) ?? null, criteria, filters });
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  const events = (query.data?.pages.flatMap(({ value }) => value) ?? []).filter(
    ({ cancelled }) => !cancelled || filters.filter === "cancelled",
  );
  const byDay = groupByDay(events, me.timezone, (one) => one >= first && (!days || days.includes(one)));
  const buildHref = (event: string) =>
    `/console/meetings?${new URLSearchParams([...params, ["event", event]])}`;
  const shown = { today, byDay, buildHref, onOpen };
  return (
    <div className="grid gap-4">
      <DaysHeader view={view} first={first} today={today} />
      {query.isPending ? (
        <ListSkeleton />
      ) : hasGrid ? (
        <WeekGrid days={days} {...shown} />
      ) : byDay.size === 0 ? (
        <p className="rounded-lg border border-line bg-raised px-4 py-10 text-center text-muted">
          {t("meetings.nothingThen")}
        </p>
      ) : (
        <DayList days={days ?? [...byDay.keys()]} {...shown} />
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
    </div>
  );
}

interface EventDaysQuery extends Pick<Props, "criteria" | "filters"> {
  first: string;
  /** Null for all upcoming days. */
  last: string | null;
}

/** Queries a day more at each end, as all-day meetings keep the dates of their own zone; the result is filtered. */
function useDays({ first, last, criteria, filters }: EventDaysQuery) {
  const me = useMe();
  const from = addCalendarDays(first, -1);
  const until = last && addCalendarDays(last, 1);
  const narrowed = {
    ...filters,
    filter: DAY_STATES.find((one) => one === filters.filter) ?? "",
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
