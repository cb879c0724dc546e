import { instant, MINUTE } from "@/lib/core/time/instant";
import { loadPublicPage } from "@/lib/domain/bookings/load-public-page";
import { moveSeat } from "@/lib/domain/bookings/seats/move-seat";
import { moveEvent } from "@/lib/domain/events/changes/move-event";
import { refreshHost } from "@/lib/domain/events/changes/refresh-host";
import { listEventHosts } from "@/lib/domain/events/confirmed-time";
import { readStarts } from "@/lib/pages/booking/page-query";
import type { Db } from "@/lib/platform/db/client";
import type { EventSubmission, FormOutcome } from "./event-submission";

/** Another time of the page that it was booked on. */
export async function submitMove(
  db: Db,
  { visitor, offers, target, values }: EventSubmission,
): Promise<FormOutcome> {
  const [start] = readStarts([values.slot ?? ""]);
  const { page, appointmentType, dates, confirmedDateId } = visitor.event;
  const now = dates.find(({ id }) => id === confirmedDateId);
  if (start !== undefined && +(now?.startsAt ?? 0) === start) return { done: "moved" };
  if (!offers.has("move") || !page || start === undefined) return { done: "changed" };
  const address = { nickname: page.nickname, type: appointmentType?.handle ?? null, minutes: null };
  const booked = await loadPublicPage(db, address, { from: target.now, to: instant(target.now + 1) });
  if (!booked) return { done: "changed" };
  if (visitor.seats !== null && !visitor.su) {
    const seat = { ...booked, duration: measureMinutes(now) ?? booked.duration };
    await refreshHost(db, target);
    const taken = await moveSeat(db, target, { invitee: visitor.id, start, page: seat });
    return taken ? { seat: taken } : { done: "moved" };
  }
  // A team's event may be held by another member than the page's owner.
  const held = listEventHosts(visitor.event);
  const hosts = held.length > 0 || booked.team ? held : [booked.owner.id];
  const asks = !visitor.su && booked.custom.auto_confirm !== true;
  await refreshHost(db, target);
  await moveEvent(db, target, {
    invitee: visitor.id,
    start,
    hosts,
    minutes: measureMinutes(now) ?? booked.duration,
    availability: booked.availabilityId,
    rules: booked.rules,
    asks,
  });
  return { done: asks ? "moveAsked" : "moved" };
}

/** Minutes; the meeting stays as long as it was booked. */
const measureMinutes = (date: { startsAt: Date; endsAt: Date } | undefined): number | null =>
  date ? (+date.endsAt - +date.startsAt) / MINUTE : null;
