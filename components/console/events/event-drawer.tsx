"use client";
import { useQuery } from "@tanstack/react-query";
import { FailedList, ListSkeleton } from "../list/list-states";
import { buildEventQuery, buildTimelineQuery } from "../resources/events";
import { useText } from "../texts";
import { Section } from "../ui/section";
import { SidePanel } from "../ui/side-panel";
import { SideSheet } from "../ui/side-sheet";
import { useIsWide } from "../ui/use-is-wide";
import { EventDetails } from "./event-details";
import { EventTimeline } from "./event-timeline";
import { isAwaitingLink } from "./meeting-link";

const LINK_REFRESH_MS = 4000;

/** An event with its timeline and its organiser's actions. */
export default function EventDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText();
  const event = useQuery({
    ...buildEventQuery(id),
    refetchInterval: ({ state }) =>
      state.data && isAwaitingLink(state.data.value) ? LINK_REFRESH_MS : false,
  });
  const story = useQuery(buildTimelineQuery(id));
  const Frame = useIsWide() ? SidePanel : SideSheet;
  return (
    <Frame title={event.data?.value.title ?? t("events.event")} onClose={onClose}>
      {event.isError ? (
        <FailedList error={event.error} onRetry={() => void event.refetch()} />
      ) : event.isPending ? (
        <ListSkeleton />
      ) : (
        <EventDetails event={event.data.value} />
      )}
      <Section title={t("events.timeline")}>
        {story.isError ? (
          <FailedList error={story.error} onRetry={() => void story.refetch()} />
        ) : story.isPending ? (
          <p className="text-muted" role="status">
            {t("list.loading")}
          </p>
        ) : (
          <EventTimeline entries={story.data.value} />
        )}
      </Section>
    </Frame>
  );
}
