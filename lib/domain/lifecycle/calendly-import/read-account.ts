import { z } from "zod";
import { asInstant, DAY, type Instant, MINUTE } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import type { CalendlyAccount, Offers } from "./calendly-account";
import { type CalendlyClient, parseResponse } from "./calendly-client";
import { CalendlyError } from "./calendly-error";
import * as resources from "./resources";

/** Offers are read for this many windows of this many days; Calendly permits 31 days a request. */
const OFFER_WINDOWS = 2;
const OFFER_WINDOW_DAYS = 28;
const BUSY_WINDOW_DAYS = 7;
/** Calendly refuses times that are past when the request arrives. */
const HEAD_START_MS = MINUTE;

const byUri = ({ uri }: { uri: string }) => uri;

/** Reads the account of the token, and answers who it belongs to before anything that was stored is used. */
export async function readOwner(client: CalendlyClient) {
  const { body } = await client.fetchFresh({ path: "/users/me" });
  return parseResponse(z.object({ resource: resources.calendlyUser }), body, "/users/me").resource;
}

/** Reads all that can be imported. Continues where an earlier run with the same store stopped. */
export async function readAccount(
  client: CalendlyClient,
  owner: resources.CalendlyUser,
): Promise<CalendlyAccount> {
  const unreadable: string[] = [];
  const tryRead = async <T>(what: string, fallback: T, read: () => Promise<T>): Promise<T> => {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof CalendlyError) || error.failure !== "forbidden") throw error;
      if (!unreadable.includes(what)) unreadable.push(what);
      return fallback;
    }
  };
  const organization = owner.current_organization ?? "";
  const own = { uri: owner.uri, role: "user", user: owner };
  const memberships = await tryRead("the other people of the organisation", [own], () =>
    client.list(resources.membership, { path: "/organization_memberships", query: { organization } }, byUri),
  );
  const isWhole = unreadable.length === 0;
  const scope = isWhole ? { organization } : { user: owner.uri };
  const eventTypes = (
    await client.list(resources.eventType, { path: "/event_types", query: scope }, byUri)
  ).filter(({ deleted_at, type }) => !deleted_at && type !== "AdhocEventType");
  const hosts = new Map<string, string[]>();
  for (const { uri } of eventTypes.filter(isShared)) hosts.set(uri, await readHosts(client, uri));
  const schedules = new Map<string, resources.AvailabilitySchedule[]>();
  const busy = new Map<string, readonly Interval[] | null>();
  for (const { user } of memberships) {
    const request = { path: "/user_availability_schedules", query: { user: user.uri } };
    const { rows } = await tryRead("hours of other people", { rows: [], requestedAt: 0 }, () =>
      client.listAtOnce(resources.availabilitySchedule, request),
    );
    schedules.set(user.uri, rows);
    const read = () => readBusy(client, user.uri);
    busy.set(user.uri, await tryRead("times of connected calendars", null, read));
  }
  const offers = new Map<string, Offers>();
  for (const { uri } of eventTypes.filter(({ active }) => active)) {
    const found = await tryRead("offered times", null, () => readOffers(client, uri));
    if (found) offers.set(uri, found);
  }
  const routingForms = await tryRead("routing forms", [], () =>
    client.list(resources.routingForm, { path: "/routing_forms", query: { organization } }, byUri),
  );
  const meetings = await tryRead("meetings", [], () => readMeetings(client, scope));
  return { memberships, eventTypes, hosts, schedules, offers, busy, routingForms, meetings, unreadable };
}

/** Returns whether an event type is of several hosts. */
export const isShared = ({ pooling_type: pooling, profile }: resources.EventType): boolean =>
  Boolean(pooling) || profile?.type === "Team";

async function readHosts(client: CalendlyClient, eventType: string): Promise<string[]> {
  const request = { path: "/event_type_memberships", query: { event_type: eventType } };
  const rows = await client.list(resources.eventTypeHost, request, ({ member }) => member.uri);
  return rows.map(({ member }) => member.uri);
}

/** Reads windows that follow on each other; the first begins when it is read. */
async function readOffers(client: CalendlyClient, eventType: string): Promise<Offers> {
  const starts: Instant[] = [];
  let [from, now] = [0, 0];
  let next = Date.now() + HEAD_START_MS;
  for (let window = 0; window < OFFER_WINDOWS; window += 1) {
    const end = next + OFFER_WINDOW_DAYS * DAY;
    const query = { event_type: eventType, ...formatRange("start_time", next, "end_time", end) };
    const { rows, requestedAt } = await client.listAtOnce(resources.availableTime, {
      ...{ path: "/event_type_available_times", query },
      key: `offers ${eventType} ${window}`,
    });
    // A stored first window began when it was requested.
    if (window === 0) [from, now] = [requestedAt + HEAD_START_MS, requestedAt];
    next = from + (window + 1) * OFFER_WINDOW_DAYS * DAY;
    for (const { status, start_time: start } of rows)
      if (status === "available") starts.push(asInstant(Date.parse(start)));
  }
  const sorted = [...new Set(starts)].sort((a, b) => a - b);
  return { starts: sorted, from: asInstant(from), to: asInstant(next), now: asInstant(now) };
}

async function readBusy(client: CalendlyClient, user: string): Promise<Interval[]> {
  const times: Interval[] = [];
  const from = Date.now() + HEAD_START_MS;
  const windows = (OFFER_WINDOWS * OFFER_WINDOW_DAYS) / BUSY_WINDOW_DAYS + 1;
  for (let window = 0; window < windows; window += 1) {
    const start = from + window * BUSY_WINDOW_DAYS * DAY;
    const query = { user, ...formatRange("start_time", start, "end_time", start + BUSY_WINDOW_DAYS * DAY) };
    const { rows } = await client.listAtOnce(resources.busyTime, {
      ...{ path: "/user_busy_times", query },
      key: `busy ${user} ${window}`,
    });
    // Calendly's own meetings are read with the kind of meeting that they are.
    for (const { type, start_time, end_time } of rows)
      if (type !== "calendly")
        times.push({ start: asInstant(Date.parse(start_time)), end: asInstant(Date.parse(end_time)) });
  }
  return times;
}

function readMeetings(client: CalendlyClient, scope: Record<string, string>) {
  const query = { ...scope, status: "active", min_start_time: new Date(Date.now() - DAY).toISOString() };
  const request = { path: "/scheduled_events", query, key: "meetings" };
  return client.list(resources.scheduledEvent, request, byUri);
}

/** Whole seconds, as Calendly writes them. */
const formatRange = (from: string, start: number, to: string, end: number) => ({
  [from]: new Date(start).toISOString(),
  [to]: new Date(end).toISOString(),
});
