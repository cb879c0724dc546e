"use client";
import { useMe } from "../me";
import { useText } from "../texts";
import { Failure } from "../ui/failure";
import { Section } from "../ui/section";
import { EventDates } from "./event-dates";
import { EventPeople } from "./event-people";
import { type Event, EventStateMark, formatHost } from "./event-state-mark";
import { OrganiserActions } from "./organiser-actions";
import { useEventChanges } from "./use-event-changes";

/** The event as it stands; to its organiser, with what can be done about it. */
export function EventDetails({ event }: { event: Event }) {
  const t = useText();
  const me = useMe();
  const changes = useEventChanges(event._id);
  const { confirm, remind } = changes;
  const own = me.admin || event.created_by.user === me.id;
  return (
    <>
      <div className="grid gap-3">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <EventStateMark event={event} />
          <span className="text-muted">{t("events.by", { name: formatHost(event, t) })}</span>
        </p>
        {event.cancel_reason ? <p className="border-bad border-l-2 pl-3">{event.cancel_reason}</p> : null}
        <Failure error={confirm.error ?? remind.error} />
        {own ? <OrganiserActions event={event} changes={changes} /> : null}
      </div>
      <Section title={t("events.dates")}>
        <EventDates
          event={event}
          onConfirm={own && !event.cancelled ? (date) => confirm.mutate(date) : null}
          busy={confirm.isPending}
        />
      </Section>
      {event.places.length > 0 ? (
        <Section title={t("events.places")}>
          <Places places={event.places} />
        </Section>
      ) : null}
      <Section title={t("events.people")}>
        <EventPeople event={event} />
      </Section>
    </>
  );
}

function Places({ places }: Pick<Event, "places">) {
  return (
    <ul className="grid gap-1">
      {places.map(({ _id, name, address }) => (
        <li key={_id}>
          <span className="font-medium">{name}</span>
          {address && address !== name ? <span className="text-muted"> · {address}</span> : null}
        </li>
      ))}
    </ul>
  );
}
