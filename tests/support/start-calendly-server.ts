import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { findSlots } from "@/lib/core/slots/find-slots";
import { buildOfferSearch } from "@/lib/core/slots/inference/observed-offers";
import type { OfferRules } from "@/lib/core/slots/inference/offer-rules";
import type { SlotSearch } from "@/lib/core/slots/slot-search";
import { asInstant, DAY } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import type { AvailabilitySchedule } from "@/lib/domain/lifecycle/calendly-import/resources";
import { parseHours } from "@/lib/domain/lifecycle/tool-import/parse-hours";

/** A person with hidden rules; resources have the fields that the vendor publishes. */
export interface CalendlyPerson {
  user: Record<string, unknown> & { uri: string; email: string };
  role: "owner" | "admin" | "user";
  schedules: AvailabilitySchedule[];
  busy: Interval[];
}

export interface CalendlyEventType {
  resource: Record<string, unknown> & { uri: string; duration: number; active: boolean };
  /** The owner, by URI, of a type with one host. */
  owner: string | null;
  schedule: number;
  rules: OfferRules;
  hosts: string[];
  /** Changes the search, for rules that an import does not know. */
  distort?: (search: SlotSearch) => SlotSearch;
}

export interface CalendlyEvent extends Interval {
  uri: string;
  user: string;
  eventType: string;
  /** Default: one invitee. */
  invitees?: Record<string, unknown>[];
  isCancelled?: boolean;
  /** Further fields that the vendor publishes. */
  more?: Record<string, unknown>;
}

export interface CalendlyCompany {
  uri: string;
  people: CalendlyPerson[];
  eventTypes: CalendlyEventType[];
  events: CalendlyEvent[];
  routingForms: Record<string, unknown>[];
}

export interface CalendlySubscription {
  uri: string;
  url: string;
  signingKey: string;
  state: "active" | "disabled";
}

/** What the server does instead of answering the nth request. */
export type CalendlyFault = "limit" | "cut" | "down" | "expired" | null;

type Collection = { rows: unknown[]; paged: boolean };

const MAX_RANGE_DAYS: Record<string, number> = { "/event_type_available_times": 31, "/user_busy_times": 7 };

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly title: string,
    message: string,
  ) {
    super(message);
  }
}

/** Serves a made-up company as Calendly's API v2 does: cursors, ranges, limits and errors. */
export async function startCalendlyServer(
  company: CalendlyCompany,
  { token = "pat-1", fault = () => null as CalendlyFault, delayMs = 0, isAdmin = true } = {},
) {
  const requests: string[] = [];
  const subscriptions: CalendlySubscription[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://calendly.test");
    requests.push(`${url.pathname}${url.search}`);
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    const broken = server.fault(requests.length);
    try {
      if (broken === "limit")
        return send(
          response,
          429,
          { title: "Too Many Requests" },
          { "retry-after": "1", "x-ratelimit-reset": "60" },
        );
      if (broken === "down") return send(response, 503, { title: "Unavailable" });
      requireToken(request, broken === "expired" ? "another" : token);
      if (!isAdmin && url.searchParams.has("organization"))
        throw new Refusal(403, "Permission Denied", "You do not have permission");
      if (url.pathname.startsWith("/webhook_subscriptions")) {
        const changed = await changeSubscriptions(subscriptions, request, url);
        return changed === null
          ? response.writeHead(204).end()
          : send(response, changed.status, changed.body);
      }
      const body = answer(company, url);
      if (broken === "cut") return cutOff(response, body);
      send(response, 200, body);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      send(response, error.status, { title: error.title, message: error.message });
    }
  }) as ReturnType<typeof createServer> & { fault: (count: number) => CalendlyFault };
  server.fault = fault;
  server.listen(0, "127.0.0.1");
  server.unref();
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    subscriptions,
    setFault: (next: (count: number) => CalendlyFault) => {
      server.fault = next;
    },
    close: () => server.close(),
  };
}

/** Serves `/webhook_subscriptions` as the vendor describes it. */
async function changeSubscriptions(
  subscriptions: CalendlySubscription[],
  request: IncomingMessage,
  url: URL,
) {
  const toResource = ({ uri, url: called, state }: CalendlySubscription) => ({
    ...{ uri, callback_url: called, state, events: ["invitee.created", "invitee.canceled"] },
  });
  if (request.method === "DELETE") {
    const index = subscriptions.findIndex(({ uri }) => new URL(uri).pathname === url.pathname);
    if (index < 0) throw new Refusal(404, "Resource Not Found", "The server could not find the resource.");
    subscriptions.splice(index, 1);
    return null;
  }
  if (request.method === "GET") {
    if (!url.searchParams.get("organization") || !url.searchParams.get("scope"))
      throw new Refusal(400, "Invalid Argument", "organization and scope are required");
    const collection = subscriptions.map(toResource);
    return {
      status: 200,
      body: { collection, pagination: { count: collection.length, next_page_token: null } },
    };
  }
  const body = JSON.parse(await text(request));
  if (subscriptions.some((one) => one.url === body.url))
    throw new Refusal(409, "Already Exists", "Hook with this url already exists");
  const made: CalendlySubscription = {
    uri: `https://api.calendly.com/webhook_subscriptions/${randomUUID()}`,
    ...{ url: body.url, signingKey: body.signing_key, state: "active" },
  };
  subscriptions.push(made);
  return { status: 201, body: { resource: toResource(made) } };
}

function requireToken({ headers }: IncomingMessage, token: string): void {
  if (headers.authorization !== `Bearer ${token}`)
    throw new Refusal(401, "Unauthenticated", "The access token expired");
}

const send = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) => response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));

/** Announces the whole answer and sends half of it. */
function cutOff(response: ServerResponse, body: unknown): void {
  const json = JSON.stringify(body);
  response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(json) });
  response.write(json.slice(0, json.length / 2), () => response.destroy());
}

function answer(company: CalendlyCompany, url: URL): unknown {
  if (url.pathname === "/users/me") {
    const [me] = company.people;
    return { resource: { ...me?.user, current_organization: company.uri } };
  }
  const { rows, paged } = listRows(company, url);
  if (!paged) return { collection: rows };
  const count = Number(url.searchParams.get("count") ?? 20);
  if (!(count >= 1 && count <= 100)) throw new Refusal(400, "Invalid Argument", "count must be 1 to 100");
  const from = decodeCursor(url.searchParams.get("page_token"));
  const next = from + count < rows.length ? encodeCursor(from + count) : null;
  return {
    collection: rows.slice(from, from + count),
    pagination: {
      count: Math.min(count, rows.length - from),
      next_page: next && `${url}`,
      next_page_token: next,
    },
  };
}

const encodeCursor = (index: number) => Buffer.from(`after:${index}`).toString("base64url");

function decodeCursor(token: string | null): number {
  if (token === null) return 0;
  const [, index] = /^after:(\d+)$/.exec(Buffer.from(token, "base64url").toString()) ?? [];
  if (index === undefined) throw new Refusal(400, "Invalid Argument", "page_token is invalid");
  return Number(index);
}

function listRows(company: CalendlyCompany, url: URL): Collection {
  const { people, eventTypes, events, routingForms } = company;
  const get = (name: string) => url.searchParams.get(name) ?? "";
  const all = (rows: unknown[]) => ({ rows, paged: true });
  const meeting = events.find(({ uri }) => `${new URL(uri).pathname}/invitees` === url.pathname);
  if (meeting) return all(meeting.invitees ?? [buildInvitee(meeting)]);
  switch (url.pathname) {
    case "/organization_memberships":
      return all(
        people.map(({ user, role }) => ({
          uri: `${user.uri}/membership`,
          role,
          user,
          organization: company.uri,
        })),
      );
    case "/event_types":
      return all(
        eventTypes
          .filter(({ owner }) => !get("user") || owner === get("user"))
          .map(({ resource }) => resource),
      );
    case "/event_type_memberships": {
      const hosts = eventTypes.find(({ resource }) => resource.uri === get("event_type"))?.hosts ?? [];
      return all(hosts.map((uri) => ({ event_type: get("event_type"), member: { uri } })));
    }
    case "/user_availability_schedules":
      return { rows: people.find(({ user }) => user.uri === get("user"))?.schedules ?? [], paged: false };
    case "/event_type_available_times":
      return { rows: listAvailableTimes(company, get("event_type"), readRange(url)), paged: false };
    case "/user_busy_times":
      return { rows: listBusyTimes(company, get("user"), readRange(url)), paged: false };
    case "/routing_forms":
      return all(routingForms);
    case "/scheduled_events":
      return all(
        events
          .filter(({ start, user, isCancelled = false }) => {
            const isAsked = !isCancelled && (!get("user") || user === get("user"));
            return isAsked && start >= Date.parse(get("min_start_time"));
          })
          .map(buildScheduledEvent),
      );
    default:
      throw new Refusal(404, "Resource Not Found", "no such path");
  }
}

export const buildScheduledEvent = ({ uri, user, eventType, start, end, more }: CalendlyEvent) => ({
  uri,
  name: "Meeting",
  status: "active",
  event_type: eventType,
  start_time: formatTime(start),
  end_time: formatTime(end),
  event_memberships: [{ user }],
  location: { type: "google_conference", join_url: "https://meet.google.com/abc-defg-hij" },
  invitees_counter: { total: 1, active: 1, limit: 1 },
  event_guests: [],
  ...more,
});

export const buildInvitee = ({ uri }: { uri: string }, of: Record<string, unknown> = {}) => {
  const id = uri.split("/").at(-1);
  return {
    uri: `${uri}/invitees/${id}`,
    event: uri,
    email: `guest-${id}@example.com`,
    name: `Guest ${id}`,
    status: "active",
    timezone: "Europe/Berlin",
    text_reminder_number: null,
    questions_and_answers: [{ question: "What is it about?", answer: `Plan ${id}`, position: 0 }],
    tracking: { utm_source: "newsletter", utm_campaign: null },
    ...of,
  };
};

const formatTime = (time: number) => new Date(time).toISOString().replace(".000Z", ".000000Z");

function readRange({ pathname, searchParams }: URL) {
  const from = Date.parse(searchParams.get("start_time") ?? "");
  const to = Date.parse(searchParams.get("end_time") ?? "");
  const days = MAX_RANGE_DAYS[pathname] ?? 0;
  if (!(from > Date.now())) throw new Refusal(400, "Invalid Argument", "start_time must be in the future");
  if (!(to > from && to - from <= days * DAY))
    throw new Refusal(400, "Invalid Argument", `date range can be no greater than ${days} days`);
  return { from: asInstant(from), to: asInstant(to) };
}

function listAvailableTimes(company: CalendlyCompany, uri: string, range: { from: number; to: number }) {
  const type = company.eventTypes.find(({ resource }) => resource.uri === uri);
  const person = company.people.find(({ user }) => user.uri === type?.owner);
  const schedule = person?.schedules[type?.schedule ?? 0];
  if (!type || !person || !schedule) return [];
  const own = company.events.filter(({ user }) => user === person.user.uri);
  const search = buildOfferSearch(
    {
      starts: [],
      from: asInstant(range.from),
      to: asInstant(range.to),
      now: asInstant(Date.now()),
      duration: type.resource.duration,
      meetings: own,
      busy: person.busy,
      counted: own.filter(({ eventType }) => eventType === uri),
    },
    parseHours(schedule),
    type.rules,
  );
  const starts = findSlots(type.distort ? type.distort(search) : search);
  return starts.map((start) => ({
    status: "available",
    invitees_remaining: 1,
    start_time: formatTime(start),
    scheduling_url: `https://calendly.com/x/${randomUUID()}`,
  }));
}

function listBusyTimes(
  { people, events }: CalendlyCompany,
  user: string,
  { from, to }: { from: number; to: number },
) {
  const isWithin = ({ start, end }: Interval) => start < to && end > from;
  const toRow =
    (type: string) =>
    ({ start, end }: Interval) => ({
      type,
      start_time: formatTime(start),
      end_time: formatTime(end),
    });
  return [
    ...events.filter((event) => event.user === user && isWithin(event)).map(toRow("calendly")),
    ...(people.find((one) => one.user.uri === user)?.busy ?? []).filter(isWithin).map(toRow("external")),
  ];
}
