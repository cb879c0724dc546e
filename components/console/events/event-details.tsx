"use client";
import { mayChange, seesOthers, useMe } from "../me";
import { describeRoom } from "../rooms/describe-room";
import { useText } from "../texts";
import { CopyField } from "../ui/copy-field";
import { Failure } from "../ui/failure";
import { Section } from "../ui/section";
import { CalendarChanges } from "./calendar-changes";
import { EventAnswers } from "./event-answers";
import { EventDates } from "./event-dates";
import { EventLink } from "./event-link";
import { EventPeople } from "./event-people";
import { EventSeries } from "./event-series";
import { EventSource } from "./event-source";
import { type Event, EventStateMark, formatHost } from "./event-state-mark";
import { OrganiserActions } from "./organiser-actions";
import { useEventChanges } from "./use-event-changes";

/** The event as it stands; to its organiser, with what can be done about it. */
export function EventDetails({ event }: { event: Event }) {
  const t = useText();
  const me = useMe();
  const changes = useEventChanges(event._id);
  const { confirm, remind, setNoShow } = changes;
  const own = mayChange(me, event.created_by.user);
  return (
    <>
      <div className="grid gap-3">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <EventStateMark event={event} />
          <span className="text-muted">{t("events.by", { name: formatHost(event, t) })}</span>
        </p>
        {seesOthers(me) && event.assignment ? <WhyHost assignment={event.assignment} /> : null}
        {event.cancel_reason ? <p className="border-bad border-s-2 ps-3">{event.cancel_reason}</p> : null}
        <CalendarChanges event={event} onSaved={changes.show} />
        {own && event.poll?.link ? <CopyField label={t("polls.link")} value={event.poll.link} /> : null}
        <Failure error={confirm.error ?? remind.error ?? setNoShow.error} />
        {own ? <OrganiserActions event={event} changes={changes} /> : null}
      </div>
      <Section title={t("events.dates")}>
        <EventDates
          event={event}
          onConfirm={own && !event.cancelled ? (date) => confirm.mutate(date) : null}
          busy={confirm.isPending}
        />
      </Section>
      {event.series ? <EventSeries event={event} series={event.series} /> : null}
      {event.room ? (
        <Section title={t("rooms.room")}>
          <span className="font-medium">{event.room.name}</span>
          <span className="text-muted"> {describeRoom(event.room, t)}</span>
        </Section>
      ) : null}
      {event.places.length > 0 ? (
        <Section title={t("events.places")}>
          <Places places={event.places} />
          <EventLink event={event} onSaved={own ? changes.show : null} />
        </Section>
      ) : null}
      <Section
        title={[t("events.people"), event.seats && t("events.seats", event.seats)]
          .filter(Boolean)
          .join(" · ")}
      >
        <EventPeople event={event} noShow={own && hasBegun(event) ? setNoShow : null} />
      </Section>
      <EventAnswers event={event} />
      <EventSource event={event} />
    </>
  );
}

/** Only then it shows who did not come. */
function hasBegun({ cancelled, confirmed, dates }: Event): boolean {
  const date = dates.find(({ _id }) => _id === confirmed.date_id);
  return !cancelled && confirmed.flag && date !== undefined && Date.parse(date.date) <= Date.now();
}

/** The rules are the team's own, or what came before it was asked. */
const RULE_TEXTS = {
  least_recent: "teams.least_recent",
  random: "teams.random",
  least_busy: "teams.least_busy",
  weighted: "teams.weighted",
  priority: "teams.priority",
  chosen: "teamPages.chosen",
  same_host: "teamPages.same_host",
  all: "teamPages.everyone",
} as const;

function WhyHost({ assignment: { rule, reason } }: { assignment: NonNullable<Event["assignment"]> }) {
  const t = useText();
  return (
    <p className="text-muted text-sm" title={reason}>
      {t("teamPages.because")}: {t(RULE_TEXTS[rule])}
    </p>
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
