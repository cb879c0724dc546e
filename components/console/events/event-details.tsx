"use client";
import { formatMoment } from "../format-moment";
import { canEditFor, canSeeOthers, useMe } from "../me";
import { type ApiEvent, EventStateMark, formatEventHost } from "../resources/event-state-mark";
import { describeRoom } from "../rooms/describe-room";
import { useText } from "../texts";
import { CopyField } from "../ui/copy-field";
import { ErrorText } from "../ui/error-text";
import { Section } from "../ui/section";
import { BookingSource } from "./booking-source";
import { CalendarChangeList } from "./calendar-change-list";
import { EventAnswers } from "./event-answers";
import { EventDates } from "./event-dates";
import { EventInvitees } from "./event-invitees";
import { EventSeries } from "./event-series";
import { MeetingLink } from "./meeting-link";
import { OrganiserActions } from "./organiser-actions";
import { useEventMutations } from "./use-event-mutations";

/** The event; its organiser also gets the actions. */
export function EventDetails({ event }: { event: ApiEvent }) {
  const t = useText();
  const me = useMe();
  const changes = useEventMutations(event._id);
  const { confirm, remind, setNoShow } = changes;
  const isOwn = canEditFor(me, event.created_by.user);
  return (
    <>
      <div className="grid gap-3">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <EventStateMark event={event} />
          <span className="text-muted">{t("events.by", { name: formatEventHost(event, t) })}</span>
        </p>
        {canSeeOthers(me) && event.assignment ? <AssignmentReason assignment={event.assignment} /> : null}
        {event.answer_by && !event.cancelled && !event.confirmed.flag ? (
          <p className="text-muted">{t("events.answerBy", { time: formatMoment(me, event.answer_by) })}</p>
        ) : null}
        {event.cancel_reason ? <p className="border-bad border-s-2 ps-3">{event.cancel_reason}</p> : null}
        <CalendarChangeList event={event} onSaved={changes.show} />
        {isOwn && event.poll?.link ? <CopyField label={t("polls.link")} value={event.poll.link} /> : null}
        <ErrorText error={confirm.error ?? remind.error ?? setNoShow.error} />
        {isOwn ? <OrganiserActions event={event} changes={changes} /> : null}
      </div>
      <Section title={t("events.dates")}>
        <EventDates
          event={event}
          onConfirm={isOwn && !event.cancelled ? (date) => confirm.mutate(date) : null}
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
          <MeetingLink event={event} onSaved={isOwn ? changes.show : null} />
        </Section>
      ) : null}
      <Section
        title={[t("events.people"), event.seats && t("events.seats", event.seats)]
          .filter(Boolean)
          .join(" · ")}
      >
        <EventInvitees event={event} noShow={isOwn && hasStarted(event) ? setNoShow : null} />
      </Section>
      <EventAnswers event={event} />
      <BookingSource event={event} />
    </>
  );
}

/** No-shows are recorded after the start only. */
function hasStarted({ cancelled, confirmed, dates }: ApiEvent): boolean {
  const date = dates.find(({ _id }) => _id === confirmed.date_id);
  return !cancelled && confirmed.flag && date !== undefined && Date.parse(date.date) <= Date.now();
}

/** The assignment rules are the team's, or ran before it. */
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

function AssignmentReason({
  assignment: { rule, reason },
}: {
  assignment: NonNullable<ApiEvent["assignment"]>;
}) {
  const t = useText();
  return (
    <p className="text-muted text-sm" title={reason}>
      {t("teamPages.because")}: {t(RULE_TEXTS[rule])}
    </p>
  );
}

function Places({ places }: Pick<ApiEvent, "places">) {
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
