"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { BellRing, ExternalLink } from "lucide-react";
import { useState } from "react";
import { type Answered, answered, api } from "../api";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useMe } from "../me";
import { useText } from "../texts";
import { Failure } from "../ui/failure";
import { MutationButton } from "../ui/mutation-button";
import { Section } from "../ui/section";
import { SideSheet } from "../ui/side-sheet";
import { useToast } from "../ui/use-toast";
import { CancelEvent } from "./cancel-event";
import { EventDates } from "./event-dates";
import { EventPeople, unansweredOf } from "./event-people";
import { type Event, EventState, hostOf } from "./event-state";
import { EventTimeline } from "./event-timeline";
import { EVENTS_KEY, eventQuery, organiserLinkQuery, timelineQuery } from "./queries";

/** One event with its story, and what its organiser can do about it. */
export default function EventDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText();
  const event = useQuery(eventQuery(id));
  const story = useQuery(timelineQuery(id));
  return (
    <SideSheet title={event.data?.value.title ?? t("events.event")} onClose={onClose}>
      {event.isError ? (
        <FailedList error={event.error} onRetry={() => void event.refetch()} />
      ) : event.isPending ? (
        <ListSkeleton />
      ) : (
        <Body event={event.data.value} />
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
    </SideSheet>
  );
}

function Body({ event }: { event: Event }) {
  const t = useText();
  const me = useMe();
  const tell = useToast();
  const queries = useQueryClient();
  const [cancelling, setCancelling] = useState(false);
  const path = { event_id: event._id };
  const own = me.admin || event.created_by.user === me.id;
  const open = !event.cancelled;
  const link = useQuery({ ...organiserLinkQuery(event._id), enabled: own });
  const show = (answer: Answered<Event>) => {
    queries.setQueryData(eventQuery(event._id).queryKey, answer);
    void queries.invalidateQueries({ queryKey: timelineQuery(event._id).queryKey });
    void queries.invalidateQueries({ queryKey: EVENTS_KEY });
  };
  const confirm = useMutation({
    mutationFn: (date_id: string) =>
      answered(api.POST("/v2/events/{event_id}/confirm", { params: { path }, body: { date_id } })),
    onSuccess: (answer) => {
      show(answer);
      tell(t("events.wasConfirmed"));
    },
  });
  const remind = useMutation({
    mutationFn: () => answered(api.POST("/v2/events/{event_id}/reminders", { params: { path }, body: {} })),
    onSuccess: (answer) => {
      show(answer);
      tell(t("events.wasReminded"));
    },
  });
  const failed = confirm.error ?? remind.error;
  const unanswered = unansweredOf(event).length;
  const mayRemind = own && open && !event.confirmed.flag && unanswered > 0;
  return (
    <>
      <div className="grid gap-3">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <EventState event={event} />
          <span className="text-muted">{t("events.by", { name: hostOf(event, t) })}</span>
        </p>
        {event.cancel_reason ? <p className="border-bad border-l-2 pl-3">{event.cancel_reason}</p> : null}
        <Failure error={failed} />
        {own ? (
          <div className="flex flex-wrap gap-2">
            <a
              className="button"
              href={link.data?.value.link}
              target="_blank"
              rel="noreferrer"
              aria-disabled={link.data ? undefined : true}
            >
              <ExternalLink size={18} aria-hidden />
              {t("events.openPage")}
            </a>
            {mayRemind ? (
              <MutationButton mutation={remind}>
                <BellRing size={18} aria-hidden />
                {t("events.remind", { count: unanswered })}
              </MutationButton>
            ) : null}
            {open ? (
              <button type="button" className="button" data-tone="bad" onClick={() => setCancelling(true)}>
                {t("events.cancel")}
              </button>
            ) : null}
          </div>
        ) : null}
      </div>
      <Section title={t("events.dates")}>
        <EventDates
          event={event}
          onConfirm={own && open ? (date) => confirm.mutate(date) : null}
          busy={confirm.isPending}
        />
      </Section>
      {event.places.length > 0 ? (
        <Section title={t("events.places")}>
          <ul className="grid gap-1">
            {event.places.map(({ _id, name, address }) => (
              <li key={_id}>
                <span className="font-medium">{name}</span>
                {address && address !== name ? <span className="text-muted"> · {address}</span> : null}
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <Section title={t("events.people")}>
        <EventPeople event={event} />
      </Section>
      {cancelling ? <CancelEvent event={event} onClose={() => setCancelling(false)} onSaved={show} /> : null}
    </>
  );
}
