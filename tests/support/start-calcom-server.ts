import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { DAY } from "@/lib/core/time/instant";
import type { CalcomCompany, CalcomPerson } from "./calcom-company";
import { findCalcomStarts } from "./find-calcom-starts";

export interface CalcomSubscription {
  id: string;
  path: string;
  subscriberUrl: string;
  triggers: string[];
  secret: string;
}

/** What the server does instead of answering the nth request. */
export type CalcomFault = "limit" | "cut" | "down" | "expired" | null;

interface Collection {
  rows: unknown[];
  /** Bookings alone tell whether there are more. */
  tells?: boolean;
  paged?: boolean;
  version?: string;
}

class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Serves a made-up account as Cal.com's API v2 does: pages by take and skip, versions, limits and errors. */
export async function startCalcomServer(
  company: CalcomCompany,
  { key = "cal_live_1", isAdmin = true, delayMs = 0, port = 0 } = {},
) {
  const requests: string[] = [];
  const subscriptions: CalcomSubscription[] = [];
  let permitsWebhooks = true;
  let fault = (_count: number): CalcomFault => null;
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://calcom.test");
    requests.push(`${url.pathname}${url.search}`);
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    const broken = fault(requests.length);
    try {
      if (broken === "limit")
        return send(response, 429, buildError("ThrottlerException"), { "retry-after": "3" });
      if (broken === "down") return send(response, 502, buildError("Bad gateway"));
      const given = request.headers.authorization;
      if (given !== `Bearer ${broken === "expired" ? "another" : key}`)
        throw new Refusal(401, "ApiAuthStrategy - api key - Your api key is not valid");
      if (url.pathname.includes("/webhooks")) {
        if (!permitsWebhooks) throw new Refusal(403, "ForbiddenException");
        return send(response, 200, {
          status: "success",
          data: await changeSubscriptions(subscriptions, request, url),
        });
      }
      const version = request.headers["cal-api-version"];
      const body = answer(company, url, { isAdmin, version: version?.toString() });
      if (broken === "cut") return cutOff(response, body);
      send(response, 200, body);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      send(response, error.status, buildError(error.message));
    }
  });
  server.listen(port, "127.0.0.1");
  server.unref();
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    subscriptions,
    setPermitsWebhooks: (next: boolean) => {
      permitsWebhooks = next;
    },
    setFault: (next: (count: number) => CalcomFault) => {
      fault = next;
    },
    close: () => server.close(),
  };
}

/** Serves `/v2/webhooks` of a user or an organisation as the vendor describes it. */
async function changeSubscriptions(subscriptions: CalcomSubscription[], request: IncomingMessage, url: URL) {
  if (request.method === "DELETE") {
    const index = subscriptions.findIndex(({ path, id }) => `${path}/${id}` === url.pathname);
    if (index < 0) throw new Refusal(404, "Webhook not found");
    return subscriptions.splice(index, 1)[0];
  }
  if (request.method === "GET") {
    const skip = Number(url.searchParams.get("skip") ?? 0);
    return subscriptions.filter(({ path }) => path === url.pathname).slice(skip);
  }
  const body = JSON.parse(await text(request));
  const made = { ...body, id: `${subscriptions.length + 1}`, path: url.pathname };
  subscriptions.push(made);
  return made;
}

const buildError = (message: string) => ({
  status: "error",
  timestamp: new Date().toISOString(),
  error: { code: "Error", message },
});

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

interface Access {
  isAdmin: boolean;
  version: string | undefined;
}

function answer(company: CalcomCompany, url: URL, { isAdmin, version }: Access): unknown {
  if (url.pathname === "/v2/me") return { status: "success", data: describeOwner(company) };
  if (url.pathname.startsWith("/v2/organizations/") && (!isAdmin || company.organization === null))
    throw new Refusal(403, "RolesGuard - user is not part of the organization with sufficient role");
  if (url.pathname === "/v2/slots") return listSlots(company, url, version);
  const { rows, paged = true, tells = false, version: expected } = listRows(company, url);
  if (expected !== version) throw new Refusal(404, `Cannot GET ${url.pathname} in version ${version}`);
  if (!paged) return { status: "success", data: rows };
  const take = Number(url.searchParams.get("take") ?? 250);
  const skip = Number(url.searchParams.get("skip") ?? 0);
  if (!(take >= 1 && take <= 250)) throw new Refusal(400, "take must not be greater than 250");
  const data = rows.slice(skip, skip + take);
  const pagination = { totalItems: rows.length, hasNextPage: skip + take < rows.length };
  return { status: "success", data, ...(tells && { pagination }) };
}

function describeOwner({ people: [me], organization }: CalcomCompany) {
  const { id, email, name, username } = me as CalcomPerson;
  return {
    ...{ id, email, name, username, timeZone: "Europe/Berlin", locale: "de", timeFormat: 24 },
    ...{ weekStart: "Monday", defaultScheduleId: null, organizationId: organization },
  };
}

function listRows({ people, teams, bookings, organization }: CalcomCompany, url: URL): Collection {
  const owner = people[0] as CalcomPerson;
  const [, , root = "", id, part, further] = url.pathname.split("/");
  const toMembership = ({ id: userId, role, accepted = true, ...user }: CalcomPerson) => {
    const { email, name, username } = user;
    return {
      id: userId + 1000,
      userId,
      teamId: organization,
      role,
      accepted,
      user: { email, name, username },
    };
  };
  const path =
    root === "organizations" && part ? `organization/${[part, further].filter(Boolean).join("/")}` : root;
  switch (path) {
    case "organization/memberships":
      return { rows: people.map(toMembership) };
    case "organization/schedules":
      return { rows: people.flatMap(({ schedules }) => schedules), version: "2024-06-11" };
    case "organization/teams/event-types":
      return { rows: teams.flatMap(({ eventTypes }) => eventTypes), version: "2024-06-14" };
    case "organization/bookings":
    case "bookings":
      return { rows: listBookings(bookings, url), tells: true, version: "2024-08-13" };
    case "schedules":
      return { rows: owner.schedules, paged: false, version: "2024-06-11" };
    case "event-types": {
      const person = people.find(({ username }) => username === url.searchParams.get("username"));
      const shown = person?.eventTypes.filter(({ hidden }) => !hidden || person === owner) ?? [];
      return { rows: shown, paged: false, version: "2024-06-14" };
    }
    case "teams": {
      const team = teams.find((one) => String(one.id) === id);
      if (!team) return { rows: teams.map(({ id, name }) => ({ id, name })), paged: false };
      if (part === "memberships")
        return { rows: people.filter((one) => team.members.includes(one.id)).map(toMembership) };
      return { rows: team.eventTypes, paged: false, version: "2024-06-14" };
    }
    default:
      throw new Refusal(404, `Cannot GET ${url.pathname}`);
  }
}

/** Lists starts by their day; the end is included. */
function listSlots(company: CalcomCompany, { searchParams }: URL, version: string | undefined) {
  if (version !== "2024-09-04") throw new Refusal(404, `Cannot GET /v2/slots in version ${version}`);
  const [from, to] = ["start", "end"].map((name) => Date.parse(searchParams.get(name) ?? "")) as [
    number,
    number,
  ];
  if (!(from <= to) || searchParams.get("timeZone") !== "UTC") throw new Refusal(400, "Invalid range");
  const findStarts = company.findStarts ?? findCalcomStarts.bind(null, company);
  const starts = findStarts(Number(searchParams.get("eventTypeId")), Math.max(from, Date.now()), to + DAY);
  const data: Record<string, { start: string }[]> = {};
  for (const start of starts.map((one) => new Date(one).toISOString())) {
    const day = start.slice(0, 10);
    data[day] = [...(data[day] ?? []), { start }];
  }
  return { status: "success", data };
}

function listBookings(bookings: readonly Record<string, unknown>[], url: URL) {
  const asked = (url.searchParams.get("status") ?? "").split(",");
  const isAsked = ({ status, recurringBookingUid: series }: Record<string, unknown>) =>
    status === "accepted"
      ? asked.includes(series ? "recurring" : "upcoming")
      : status === "pending" && asked.includes("unconfirmed");
  return bookings.filter(isAsked);
}
