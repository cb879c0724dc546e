"use client";
import { useQuery } from "@tanstack/react-query";
import { CalendarDays } from "lucide-react";
import Link from "next/link";
import { joinWords } from "@/lib/core/text/join-words";
import { formatTimeRange } from "../format-time-range";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useMe } from "../me";
import { type ApiEvent, pickEventDate } from "../resources/event-state-mark";
import { formatStayLength } from "../resources/format-stay-length";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { MeetingRows } from "./meeting-rows";
import { buildDayEventsQuery, buildDayFilters, MAX_TODAY } from "./queries";

interface Props {
  day: string;
  /** The user whose meetings are shown; empty for all. */
  who: string;
}

/** Today's meetings. */
export function Today({ day, who }: Props) {
  const t = useText();
  const me = useMe();
  const query = useQuery(buildDayEventsQuery(me, day, who));
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const events = query.data.value;
  const formatTime = (event: ApiEvent) => {
    const date = pickEventDate(event);
    if (!date) return "–";
    const length = formatStayLength(me, event, t);
    if (length) return length;
    return date.all_day
      ? t("actionItems.allDay")
      : joinWords(formatTimeRange(me, [new Date(date.date), new Date(date.end_date)]));
  };
  if (events.length === 0)
    return (
      <Panel title={t("actionItems.today")}>
        <p className="text-muted">{t("overview.noneToday")}</p>
      </Panel>
    );
  return (
    <Panel title={t("actionItems.today")}>
      <MeetingRows events={events.slice(0, MAX_TODAY)} formatTime={formatTime} />
      {events.length > MAX_TODAY ? (
        <Link
          href={`/console/meetings?${new URLSearchParams({ ...buildDayFilters(day), ...(who && { who }) })}`}
          className="link inline-flex min-h-11 items-center gap-2 text-sm"
        >
          <CalendarDays size={18} aria-hidden />
          {t("actionItems.allOfToday")}
        </Link>
      ) : null}
    </Panel>
  );
}
