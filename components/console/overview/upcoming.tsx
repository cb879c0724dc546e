"use client";
import { useQuery } from "@tanstack/react-query";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useMe } from "../me";
import { type ApiEvent, pickEventDate } from "../resources/event-state-mark";
import { formatEventDate } from "../resources/format-event-date";
import { formatStayLength } from "../resources/format-stay-length";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { MeetingRows } from "./meeting-rows";
import { buildUpcomingEventsQuery } from "./queries";

interface Props {
  /** The first day. */
  after: string;
  /** The user whose meetings are shown; empty for all. */
  who: string;
}

/** The next meetings after today. */
export function Upcoming({ after, who }: Props) {
  const t = useText();
  const me = useMe();
  const query = useQuery(buildUpcomingEventsQuery(me, after, who));
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const findStart = (event: ApiEvent) => pickEventDate(event)?.date ?? "";
  const events = query.data.value.toSorted((a, b) => findStart(a).localeCompare(findStart(b)));
  const formatTime = (event: ApiEvent) => {
    const date = pickEventDate(event);
    if (!date) return "–";
    return [formatEventDate(me, event, date, "weekday"), formatStayLength(me, event, t)]
      .filter(Boolean)
      .join(" · ");
  };
  return (
    <Panel title={t("overview.upcoming")}>
      {events.length === 0 ? <p className="text-muted">{t("overview.nothing")}</p> : null}
      <MeetingRows events={events} formatTime={formatTime} />
    </Panel>
  );
}
