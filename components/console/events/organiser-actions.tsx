"use client";
import { useQuery } from "@tanstack/react-query";
import { BellRing, CalendarClock, DoorOpen, ExternalLink, UserRoundPen } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { canActForOthers, useMe } from "../me";
import type { ApiEvent } from "../resources/event-state-mark";
import { buildOrganiserLinkQuery } from "../resources/events";
import { buildRoomsQuery } from "../resources/rooms";
import { useText } from "../texts";
import { MutationButton } from "../ui/mutation-button";
import { CancelEvent } from "./cancel-event";
import { listSilentInvitees } from "./event-invitees";
import type { EventMutations } from "./use-event-mutations";

const ChangeRoom = lazy(() => import("../rooms/change-room"));
const ReassignBooking = lazy(() => import("./reassign-booking"));

interface Props {
  event: ApiEvent;
  changes: EventMutations;
}

/** The organiser's link to the event's page, a reminder, and the cancellation. */
export function OrganiserActions({ event, changes }: Props) {
  const t = useText();
  const me = useMe();
  const [cancelling, setCancelling] = useState(false);
  const [reassigning, setReassigning] = useState(false);
  const [changingRoom, setChangingRoom] = useState(false);
  const mayChangeRoom = canActForOthers(me) && event.confirmed.flag && canReassign(event);
  const { data: rooms } = useQuery({ ...buildRoomsQuery(), enabled: mayChangeRoom });
  const link = useQuery(buildOrganiserLinkQuery(event._id));
  const unanswered = listSilentInvitees(event).length;
  const mayRemind = !event.cancelled && !event.confirmed.flag && unanswered > 0;
  return (
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
      {link.data && canReschedule(event) ? (
        <a
          className="button"
          href={buildRescheduleLink(link.data.value.link)}
          target="_blank"
          rel="noreferrer"
        >
          <CalendarClock size={18} aria-hidden />
          {t("events.reschedule")}
        </a>
      ) : null}
      {mayRemind ? (
        <MutationButton mutation={changes.remind}>
          <BellRing size={18} aria-hidden />
          {t("events.remind", { count: unanswered })}
        </MutationButton>
      ) : null}
      {canActForOthers(me) && canReassign(event) ? (
        <button type="button" className="button" onClick={() => setReassigning(true)}>
          <UserRoundPen size={18} aria-hidden />
          {t("events.reassign")}
        </button>
      ) : null}
      {mayChangeRoom && rooms && rooms.length > 0 ? (
        <button type="button" className="button" onClick={() => setChangingRoom(true)}>
          <DoorOpen size={18} aria-hidden />
          {t("rooms.change")}
        </button>
      ) : null}
      {event.cancelled ? null : (
        <button type="button" className="button" data-tone="bad" onClick={() => setCancelling(true)}>
          {t("events.cancel")}
        </button>
      )}
      {reassigning ? (
        <Suspense>
          <ReassignBooking event={event} onClose={() => setReassigning(false)} onSaved={changes.show} />
        </Suspense>
      ) : null}
      {changingRoom ? (
        <Suspense>
          <ChangeRoom event={event} onClose={() => setChangingRoom(false)} onSaved={changes.show} />
        </Suspense>
      ) : null}
      {cancelling ? (
        <CancelEvent event={event} onClose={() => setCancelling(false)} onSaved={changes.show} />
      ) : null}
    </div>
  );
}

/** The organiser's page of the same name, on which all free times of the booking page can be chosen. */
function buildRescheduleLink(link: string): string {
  const url = new URL(link);
  url.pathname += "/reschedule";
  return url.href;
}

const canReschedule = (event: ApiEvent): boolean => event.confirmed.flag && canReassign(event);

/** Returns true for a booking with at least one future date. */
const canReassign = ({ bookpage, cancelled, dates }: ApiEvent): boolean =>
  bookpage && !cancelled && dates.some(({ end_date }) => Date.parse(end_date) > Date.now());
