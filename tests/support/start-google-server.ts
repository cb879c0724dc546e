import { generateKeyPairSync, verify } from "node:crypto";
import { type ProviderRequest, type ProviderResponse, startOauthServer } from "./start-oauth-server";

type Event = Record<string, unknown> & { id: string; status?: string };

interface StoredEvent {
  event: Event;
  version: number;
}

/**
 * Google's sign-in and its Calendar API, version 3, by the references, for one account; lists have pages of
 * `page`.
 */
export async function startGoogleServer({ page = 2 } = {}) {
  const lists = [
    {
      id: "jane@gmail.com",
      summary: "Jane",
      primary: true,
      accessRole: "owner",
      backgroundColor: "#9FE1E7",
    },
    { id: "holidays@group.v.calendar.google.com", summary: "Holidays", accessRole: "reader" },
    { id: "contacts#group", summary: "Birthdays", accessRole: "reader" },
  ];
  const events = new Map<string, Map<string, StoredEvent>>([
    ["jane@gmail.com", new Map()],
    ["holidays@group.v.calendar.google.com", new Map()],
  ]);
  const rooms = { answer: "success" };
  const channels = new Map<
    string,
    { token: string; resourceId: string; address: string; calendar: string }
  >();
  let version = 0;
  let oldest = 0;
  const store = (calendar: string, { etag: _, ...said }: Event) => {
    const event = { ...said, id: said.id, etag: `"${++version}"` } as Event;
    events.get(calendar)?.set(event.id, { event, version });
    return { json: event };
  };
  const refused = (status: number, reason: string): ProviderResponse => ({
    status,
    json: { error: { code: status, errors: [{ domain: "global", reason }], message: reason } },
  });

  function listEvents({ query }: ProviderRequest, stored: Map<string, StoredEvent>): ProviderResponse {
    if (query.get("singleEvents") !== "true") return refused(400, "invalid");
    const token = query.get("syncToken");
    if (token !== null && (query.has("timeMin") || query.has("timeMax"))) return refused(400, "invalid");
    if (token !== null && Number(token) < oldest) return refused(410, "fullSyncRequired");
    const found = [...stored.values()]
      .filter((one) => (token === null ? one.event.status !== "cancelled" : one.version > Number(token)))
      .map(({ event }) => (event.status === "cancelled" ? { id: event.id, status: "cancelled" } : event));
    const from = Number(query.get("pageToken") ?? 0);
    const more = from + page < found.length;
    return {
      json: {
        items: found.slice(from, from + page),
        ...(more ? { nextPageToken: String(from + page) } : { nextSyncToken: String(version) }),
      },
    };
  }

  function watch({ json }: ProviderRequest, calendar: string): ProviderResponse {
    const valid =
      json.type === "web_hook" &&
      json.address.startsWith("https://") &&
      /^[\w+/=-]{1,64}$/.test(json.id) &&
      json.token.length <= 256;
    if (!valid) return refused(400, "invalid");
    const resourceId = `resource-${channels.size + 1}`;
    channels.set(json.id, { token: json.token, resourceId, address: json.address, calendar });
    return { json: { kind: "api#channel", id: json.id, resourceId, expiration: json.expiration } };
  }

  function answerEvents(asked: ProviderRequest, calendar: string, rest: string): ProviderResponse {
    const stored = events.get(calendar);
    if (!stored) return refused(404, "notFound");
    const { method, json, headers } = asked;
    if (rest === "/watch") return watch(asked, calendar);
    if (rest === "" && method === "GET") return listEvents(asked, stored);
    if (rest === "" && method === "POST") {
      if (!/^[a-v0-9]{5,1024}$/.test(json.id)) return refused(400, "invalid");
      return stored.has(json.id)
        ? refused(409, "duplicate")
        : store(calendar, applyConference(asked, rooms.answer));
    }
    const id = rest.slice(1);
    const known = stored.get(id);
    if (!known) return refused(404, "notFound");
    if (method === "GET") return { json: known.event };
    const { "if-match": requested } = headers;
    if (requested !== undefined && requested !== known.event.etag) return refused(412, "conditionNotMet");
    if (method === "PATCH") return store(calendar, applyPatch(known.event, asked, rooms.answer));
    if (method === "PUT")
      return store(calendar, {
        status: "confirmed",
        ...applyConference(asked, rooms.answer, known.event),
        id,
      });
    if (known.event.status === "cancelled") return refused(410, "deleted");
    store(calendar, { ...known.event, status: "cancelled" });
    return { status: 204 };
  }

  const delegation: GoogleDomain = {
    scopes: DELEGATED_SCOPES,
    people: new Set(),
    without: new Set(),
    ended: false,
  };

  const server = await startOauthServer({
    authorize: "/o/oauth2/v2/auth",
    token: "/token",
    rotates: false,
    company: (form) => handleAssertion(form, delegation),
    api: (asked) => {
      const { path, text, json, subject } = asked;
      if (subject !== null && delegation.without.has(subject)) return refused(403, "notACalendarUser");
      if (path === "/v1/userinfo" && asked.account !== null)
        return { json: { sub: `of-${asked.account}`, email: asked.account } };
      if (path === "/v1/userinfo")
        return {
          json: { sub: "1137", email: "jane@gmail.com", picture: "https://lh3.example.com/jane.png" },
        };
      if (path === "/revoke") {
        const given = new URLSearchParams(text).get("token") ?? "";
        return server.revoke(given) ? { json: {} } : { status: 400, json: { error: "invalid_token" } };
      }
      const other = subject ?? asked.account;
      if (path === "/calendar/v3/users/me/calendarList" && other !== null) {
        if (!events.has(other)) events.set(other, new Map());
        return { json: { items: [{ id: other, summary: other, primary: true, accessRole: "owner" }] } };
      }
      if (path === "/calendar/v3/users/me/calendarList") return { json: { items: lists } };
      if (path === "/calendar/v3/channels/stop") {
        const known = channels.get(json.id)?.resourceId === json.resourceId;
        channels.delete(json.id);
        return known ? { status: 204 } : refused(404, "notFound");
      }
      // Other accounts' calendars are not visible.
      const mine = asked.account ?? "jane@gmail.com";
      const isForeign =
        subject === null && /@/.test(path) && !path.includes(mine) && !path.includes("@group");
      if (isForeign) return refused(404, "notFound");
      const [, calendar, rest = ""] = /^\/calendar\/v3\/calendars\/([^/]+)\/events(\/.*)?$/.exec(path) ?? [];
      return calendar ? answerEvents(asked, calendar, rest) : null;
    },
  });

  return {
    ...server,
    refused,
    channels,
    delegation,
    entriesOf: (calendar: string) => [...(events.get(calendar)?.values() ?? [])].map(({ event }) => event),
    /** The outcome of requested Meet links: success, pending or failure. */
    rooms,
    put: (event: Event, calendar = "jane@gmail.com") => store(calendar, event),
    cancel: (id: string) => store("jane@gmail.com", { id, status: "cancelled" }),
    entries: () =>
      [...(events.get("jane@gmail.com")?.values() ?? [])]
        .map(({ event }) => event)
        .filter(({ status }) => status !== "cancelled"),
    clear: () => events.get("jane@gmail.com")?.clear(),
    /** Invalidates the sync tokens. */
    forgetTokens: () => {
      oldest = ++version;
    },
  };
}

const DELEGATED_SCOPES = [
  "https://www.googleapis.com/auth/calendar.events",
  "https://www.googleapis.com/auth/calendar.calendarlist.readonly",
];

const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

/** The used fields of a service account's JSON key. */
export const SERVICE_ACCOUNT = {
  type: "service_account",
  client_email: "bookpage@acme-project.iam.gserviceaccount.com",
  private_key_id: "key-1",
  private_key: privateKey.export({ type: "pkcs8", format: "pem" }) as string,
};

/** The domain-wide delegation that an administrator has set up. */
interface GoogleDomain {
  /** Scopes granted to the service account. */
  scopes: string[];
  people: Set<string>;
  /** Users without a calendar. */
  without: Set<string>;
  /** True if the key was revoked. */
  ended: boolean;
}

/** Handles the grant of RFC 7523 as Google does; null if the request has no assertion. */
function handleAssertion(
  form: URLSearchParams,
  domain: GoogleDomain,
): { subject: string } | ProviderResponse | null {
  if (form.get("grant_type") !== "urn:ietf:params:oauth:grant-type:jwt-bearer") return null;
  const no = (error: string, status = 400): ProviderResponse => ({
    status,
    json: { error, error_description: error },
  });
  const [head = "", claims = "", signature = ""] = (form.get("assertion") ?? "").split(".");
  const read = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
  const { alg, kid } = read(head);
  const { iss, sub, scope, aud, iat, exp } = read(claims);
  const signed = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    publicKey,
    Buffer.from(signature, "base64url"),
  );
  const now = Date.now() / 1000;
  const isGood =
    alg === "RS256" &&
    kid === SERVICE_ACCOUNT.private_key_id &&
    iss === SERVICE_ACCOUNT.client_email &&
    aud === "https://oauth2.googleapis.com/token" &&
    iat <= now + 60 &&
    exp > now &&
    exp - iat <= 3600;
  if (!signed || !isGood || domain.ended) return no("invalid_grant");
  if (
    !String(scope)
      .split(" ")
      .every((one) => domain.scopes.includes(one))
  )
    return no("unauthorized_client", 401);
  return domain.people.has(sub) ? { subject: sub } : no("invalid_grant");
}

interface ConferenceRequest {
  conferenceData?: { createRequest?: { requestId: string; conferenceSolutionKey: { type: string } } };
}

/**
 * Returns the stored event: conference data are used only with `conferenceDataVersion`, and create one link
 * per request id; otherwise an existing link stays.
 */
function applyConference({ json, query }: ProviderRequest, statusCode: string, before?: Event): Event {
  const { conferenceData, ...event } = json as Event & ConferenceRequest;
  const known = before?.conferenceData as ConferenceRequest["conferenceData"];
  const request = query.get("conferenceDataVersion") === "1" ? conferenceData?.createRequest : undefined;
  if (!request || known?.createRequest?.requestId === request.requestId)
    return { ...event, ...(known && { conferenceData: known }) } as Event;
  if (request.conferenceSolutionKey.type !== "hangoutsMeet") throw new Error("no such solution");
  return { ...event, conferenceData: buildMeetConference(request, statusCode) } as Event;
}

/** Merges a patch; null removes a field, and properties are merged individually. */
function applyPatch(before: Event, asked: ProviderRequest, statusCode: string): Event {
  const { conferenceData, extendedProperties, ...said } = asked.json as Event & ConferenceRequest;
  const counts = asked.query.get("conferenceDataVersion") === "1";
  const private_ = {
    ...(before.extendedProperties as { private?: object } | undefined)?.private,
    ...(extendedProperties as { private?: object } | undefined)?.private,
  };
  const whole = { ...before, ...said, extendedProperties: { private: private_ } };
  const kept = Object.fromEntries(
    Object.entries(whole).filter(
      ([name, value]) => value !== null && !(name === "conferenceData" && counts && conferenceData === null),
    ),
  );
  return applyConference(
    { ...asked, json: { ...kept, ...(conferenceData && { conferenceData }) } },
    statusCode,
    kept as Event,
  );
}

/** Builds the data of a Google Meet link. */
export const buildMeetConference = (request: { requestId: string }, statusCode = "success") => ({
  createRequest: { ...request, status: { statusCode } },
  ...(statusCode === "success" && {
    conferenceId: "abc-defg-hij",
    entryPoints: [
      { entryPointType: "video", uri: "https://meet.google.example.com/abc-defg-hij" },
      { entryPointType: "phone", uri: "tel:+1-234-567", label: "+1 234-567" },
    ],
  }),
});
