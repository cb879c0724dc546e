import type { z } from "zod";
import type { Instant } from "@/lib/core/time/instant";
import { readEventJson } from "@/lib/domain/events/event-json";
import { hideAddresses } from "@/lib/domain/events/hide-addresses";
import { findEventIds } from "@/lib/domain/events/lists/find-event-ids";
import type { event } from "@/lib/domain/events/schema";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Reader } from "@/lib/platform/http/contract";
import { linkAfter } from "@/lib/platform/http/pagination";
import { notFound } from "@/lib/platform/http/problem";
import { JsonBytes, jsonList, reply } from "@/lib/platform/http/reply";
import { withBooking } from "./describe-booking";
import { findBookedSource } from "./find-booked-source";
import { findSourceNames } from "./find-source-names";
import type { BookingsQuery } from "./schema";

/** `reader`: the member who asks. */
interface Asking {
  now: Instant;
  reader: Reader | null;
}

export async function listBookings(
  db: Db,
  organization: OrganizationId,
  {
    page,
    type,
    team,
    link,
    form,
    series,
    host,
    email,
    status,
    from,
    to,
    updated_since,
    ...query
  }: BookingsQuery & { creator_users?: string[] | undefined },
  { url, ...asking }: Asking & { url: URL },
) {
  const source = await findBookedSource(db, organization, { page, type, team });
  const asked = {
    ...query,
    bookpage: source.page,
    booked: { type: source.type, team: source.team, link, form, series, status, before: to },
    ...(host && { creator_users: [host] }),
    ...(email && { invitee_emails: [email] }),
    since: from,
    updated_since,
  };
  const { ids, next } = await findEventIds(db, organization, asked, asking.now);
  const events = await readEventJson(db, organization, ids);
  const list = jsonList(events.map(({ json }) => writeBooking(json, asking)));
  return reply(list, undefined, next ? linkAfter(next.id, url) : {});
}

/** Without an `ETag`: its status changes by itself. */
export async function readBooking(db: Db, organization: OrganizationId, id: string, asking: Asking) {
  const [stored] = await readEventJson(db, organization, [id]);
  const event = stored && parseBooking(stored.json, asking);
  if (!event?.bookpage) throw notFound(`The booking ${id}`);
  const names = await findSourceNames(db, organization, event.source);
  const booking = { ...event, booking: { ...event.booking, names } };
  return reply(new JsonBytes(Buffer.from(JSON.stringify(booking))));
}

const writeBooking = (json: Buffer, asking: Asking): Buffer =>
  Buffer.from(JSON.stringify(parseBooking(json, asking)));

const parseBooking = (json: Buffer, { now, reader }: Asking) =>
  withBooking(hideAddresses(JSON.parse(json.toString()) as z.input<typeof event>, reader), now);
