import { z } from "zod";
import type { Offers } from "@/lib/core/slots/inference/observed-offers";
import { asInstant, DAY, MINUTE } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import type { NoteSubject } from "../import-notes/report-note";
import { createTryRead, type TryRead } from "../tool-import/create-try-read";
import type { CalendlyAccount } from "./calendly-account";
import type { CalendlyClient } from "./calendly-client";
import * as resources from "./resources";

/** Offers are read for this many windows of this many days; Calendly permits 31 days a request. */
const OFFER_WINDOWS = 2;
const OFFER_WINDOW_DAYS = 28;
const BUSY_WINDOW_DAYS = 7;
/** Meetings of the last days count towards limits per week. */
const COUNTED_DAYS = 7;
/** Calendly refuses times that are past when the request arrives. */
const HEAD_START_MS = MINUTE;

const byUri = ({ uri }: { uri: string }) => uri;

/** Reads the account of the token, and answers who it belongs to before anything that was stored is used. */
export async function readOwner(client: CalendlyClient) {
  const { body } = await client.fetchFresh({ path: "/users/me" });
  return client.parse(z.object({ resource: resources.calendlyUser }), body, "/users/me").resource;
}

/** Reads the people and event types of the organisation, or of the token's owner if others may not be read. */
export async function readPeople(client: CalendlyClient, owner: resources.CalendlyUser, tryRead: TryRead) {
  const organization = owner.current_organization ?? "";
  const path = "/organization_memberships";
  const all = await tryRead({ topic: "other_people" }, null, () =>
    client.list(resources.membership, { path, query: { organization } }, byUri),
  );
  const memberships = all ?? [{ uri: owner.uri, role: "user", user: owner }];
  const scope: Record<string, string> = all ? { organization } : { user: owner.uri };
  const types = await client.list(resources.eventType, { path: "/event_types", query: scope }, byUri);
  const eventTypes = types.filter(({ deleted_at, type }) => !deleted_at && type !== "AdhocEventType");
  return { organization, memberships, scope, eventTypes };
}

/** Reads the meetings to come with their invitees. Continues like `readAccount`. */
export async function readComingMeetings(client: CalendlyClient, owner: resources.CalendlyUser) {
  const people = await readPeople(client, owner, createTryRead([]));
  const query = { ...people.scope, status: "active", min_start_time: new Date().toISOString() };
  const request = { path: "/scheduled_events", query, key: "meetings to come" };
  const events = await client.list(resources.scheduledEvent, request, byUri);
  const invitees = new Map<string, resources.EventInvitee[]>();
  for (const { uri } of events) {
    const path = `${new URL(uri).pathname}/invitees`;
    invitees.set(
      uri,
      await client.list(resources.eventInvitee, { path, query: { status: "active" } }, byUri),
    );
  }
  return { ...people, events, invitees };
}

/** Reads all that can be imported. Continues where an earlier run with the same store stopped. */
export async function readAccount(
  client: CalendlyClient,
  owner: resources.CalendlyUser,
): Promise<CalendlyAccount> {
  const unreadable: NoteSubject[] = [];
  const tryRead = createTryRead(unreadable);
  const { organization, memberships, scope, eventTypes } = await readPeople(client, owner, tryRead);
  const hosts = new Map<string, string[]>();
  for (const { uri } of eventTypes.filter(isShared)) hosts.set(uri, await readHosts(client, uri));
  const schedules = new Map<string, resources.AvailabilitySchedule[]>();
  const busy = new Map<string, readonly Interval[] | null>();
  for (const { user } of memberships) {
    const request = { path: "/user_availability_schedules", query: { user: user.uri } };
    const { rows } = await tryRead({ topic: "other_hours" }, { rows: [], requestedAt: 0 }, () =>
      client.listAtOnce(resources.availabilitySchedule, request),
    );
    schedules.set(user.uri, rows);
    const read = () => readBusy(client, user.uri);
    busy.set(user.uri, await tryRead({ topic: "calendar_times" }, null, read));
  }
  const offers = new Map<string, Offers>();
  for (const { uri } of eventTypes.filter(({ active }) => active)) {
    const found = await tryRead({ topic: "offered_times" }, null, () => readOffers(client, uri));
    if (found) offers.set(uri, found);
  }
  const routingForms = await tryRead({ topic: "routing_forms" }, [], () =>
    client.list(resources.routingForm, { path: "/routing_forms", query: { organization } }, byUri),
  );
  const meetings = await tryRead({ topic: "meetings" }, [], () => readMeetings(client, scope));
  const readAt = asInstant(Date.now());
  return {
    readAt,
    memberships,
    eventTypes,
    hosts,
    schedules,
    offers,
    busy,
    routingForms,
    meetings,
    unreadable,
  };
}

/** Returns whether an event type is of several hosts. */
export const isShared = ({ pooling_type: pooling, profile }: resources.EventType): boolean =>
  Boolean(pooling) || profile?.type === "Team";

async function readHosts(client: CalendlyClient, eventType: string): Promise<string[]> {
  const request = { path: "/event_type_memberships", query: { event_type: eventType } };
  const rows = await client.list(resources.eventTypeHost, request, ({ member }) => member.uri);
  return rows.map(({ member }) => member.uri);
}

async function readOffers(client: CalendlyClient, eventType: string): Promise<Offers> {
  const { rows, ...range } = await readWindows(client, resources.availableTime, {
    path: "/event_type_available_times",
    query: { event_type: eventType },
    days: OFFER_WINDOW_DAYS,
    count: OFFER_WINDOWS,
  });
  const starts = rows.flatMap(({ status, start_time }) =>
    status === "available" ? [asInstant(Date.parse(start_time))] : [],
  );
  return { starts: [...new Set(starts)].sort((a, b) => a - b), ...range };
}

async function readBusy(client: CalendlyClient, user: string): Promise<Interval[]> {
  const { rows } = await readWindows(client, resources.busyTime, {
    path: "/user_busy_times",
    query: { user },
    days: BUSY_WINDOW_DAYS,
    count: (OFFER_WINDOWS * OFFER_WINDOW_DAYS) / BUSY_WINDOW_DAYS + 1,
  });
  // Calendly's own meetings are read with the kind of meeting that they are.
  return rows
    .filter(({ type }) => type !== "calendly")
    .map(({ start_time, end_time }) => ({
      start: asInstant(Date.parse(start_time)),
      end: asInstant(Date.parse(end_time)),
    }));
}

interface Windows {
  path: string;
  query: Record<string, string>;
  days: number;
  count: number;
}

/**
 * Reads windows that follow on each other without a gap. The first begins when it is requested, maybe in an earlier run,
 * so that the times of the others depend on it.
 */
async function readWindows<Row extends z.ZodType>(
  client: CalendlyClient,
  row: Row,
  { path, query, days, count }: Windows,
) {
  const rows: z.output<Row>[] = [];
  const name = `${path} ${Object.values(query).join(" ")}`;
  let now = Date.now();
  for (let window = 0; window < count; window += 1) {
    const start = now + HEAD_START_MS + window * days * DAY;
    const range = formatRange(start, start + days * DAY);
    const request = { path, query: { ...query, ...range }, key: `${name} ${window}` };
    const answer = await client.listAtOnce(row, request);
    rows.push(...answer.rows);
    if (window === 0) now = answer.requestedAt;
  }
  const from = now + HEAD_START_MS;
  return {
    rows,
    from: asInstant(from),
    to: asInstant(from + count * days * DAY),
    now: asInstant(now),
  };
}

function readMeetings(client: CalendlyClient, scope: Record<string, string>) {
  const query = {
    ...scope,
    status: "active",
    min_start_time: new Date(Date.now() - COUNTED_DAYS * DAY).toISOString(),
  };
  const request = { path: "/scheduled_events", query, key: "meetings" };
  return client.list(resources.scheduledEvent, request, byUri);
}

const formatRange = (start: number, end: number) => ({
  start_time: new Date(start).toISOString(),
  end_time: new Date(end).toISOString(),
});
