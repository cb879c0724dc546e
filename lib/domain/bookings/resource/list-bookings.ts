import type { z } from "zod";
import type { Instant } from "@/lib/core/time/instant";
import type { MemberReader } from "@/lib/domain/contracts/contract";
import { buildNextPageLink } from "@/lib/domain/contracts/pagination";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { buildJsonList, createReply, JsonBytes } from "@/lib/domain/contracts/reply";
import { listEventJson } from "@/lib/domain/events/list-event-json";
import { findEventIds } from "@/lib/domain/events/lists/find-event-ids";
import { redactAddresses } from "@/lib/domain/events/redact-addresses";
import type { event } from "@/lib/domain/events/schema";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { addBookingFacts } from "./derive-booking-facts";
import { findSourceNames } from "./find-source-names";
import { resolveBookingSource } from "./resolve-booking-source";
import type { BookingsQuery } from "./schema";

/** `reader`: the calling member. */
interface BookingReadContext {
  now: Instant;
  reader: MemberReader | null;
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
  { url, ...context }: BookingReadContext & { url: URL },
) {
  const source = await resolveBookingSource(db, organization, { page, type, team });
  const search = {
    ...query,
    bookpage: source.page,
    booked: { type: source.type, team: source.team, link, form, series, status, before: to },
    ...(host && { creator_users: [host] }),
    ...(email && { invitee_emails: [email] }),
    since: from,
    updated_since,
  };
  const { ids, next } = await findEventIds(db, organization, search, context.now);
  const events = await listEventJson(db, organization, ids);
  const list = buildJsonList(events.map(({ json }) => encodeBooking(json, context)));
  return createReply(list, undefined, next ? buildNextPageLink(next.id, url) : {});
}

/** Sends no `ETag`, because the status changes with time. */
export async function getBooking(
  db: Db,
  organization: OrganizationId,
  id: string,
  context: BookingReadContext,
) {
  const [stored] = await listEventJson(db, organization, [id]);
  const event = stored && parseBooking(stored.json, context);
  if (!event?.bookpage) throw buildNotFoundProblem(`The booking ${id}`);
  const names = await findSourceNames(db, organization, event.source);
  const booking = { ...event, booking: { ...event.booking, names } };
  return createReply(new JsonBytes(Buffer.from(JSON.stringify(booking))));
}

const encodeBooking = (json: Buffer, context: BookingReadContext): Buffer =>
  Buffer.from(JSON.stringify(parseBooking(json, context)));

const parseBooking = (json: Buffer, { now, reader }: BookingReadContext) =>
  addBookingFacts(redactAddresses(JSON.parse(json.toString()) as z.input<typeof event>, reader), now);
