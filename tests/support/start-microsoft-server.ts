import { type ProviderRequest, type ProviderResponse, startOauthServer } from "./start-oauth-server";

/** The calendar of the usual account. */
const MAIN = "AAMkAD=";

export type GraphEvent = Record<string, unknown> & { id: string };

/**
 * Microsoft's sign-in and the calendars of Graph, version 1.0, by the references, for one account; lists have
 * pages of `page`.
 */
export async function startMicrosoftServer({ page = 2 } = {}) {
  const calendars = [
    {
      id: MAIN,
      name: "Calendar",
      hexColor: "",
      canEdit: true,
      canShare: true,
      isDefaultCalendar: true,
    },
    { id: "shared", name: "The team", hexColor: "#A6D1F5", canEdit: false, canShare: false },
  ];
  const stored = new Map<
    string,
    { event: GraphEvent; removed: boolean; version: number; calendar: string }
  >();
  const subscriptions = new Map<string, { clientState: string; notificationUrl: string; resource: string }>();
  const used = new Set<string>();
  let version = 0;
  let oldest = 0;
  let count = 0;
  const refused = (status: number, code: string): ProviderResponse => ({
    status,
    json: { error: { code, message: code } },
  });
  const put = (said: GraphEvent, calendar = stored.get(said.id)?.calendar ?? MAIN) => {
    const event = { ...said, "@odata.etag": `W/"${++version}"` };
    stored.set(event.id, { event, removed: false, version, calendar });
    return event;
  };

  /** Returns the pages of a delta round; the next link contains the position. */
  function delta({ path, query, headers }: ProviderRequest): ProviderResponse {
    if (query.has("$select")) return refused(400, "ErrorInvalidUrlQuery");
    if (!headers.prefer?.includes('IdType="ImmutableId"')) return refused(400, "NoImmutableId");
    const [since = 0, from = 0] = (query.get("$skiptoken") ?? query.get("$deltatoken") ?? "")
      .split(".")
      .map(Number);
    if (query.has("$deltatoken") && since < oldest) return refused(410, "SyncStateNotFound");
    if (since === 0 && !query.has("$skiptoken") && !query.has("startDateTime"))
      return refused(400, "ErrorInvalidParameter");
    const ofCalendar = [...stored.values()].filter(({ calendar }) => path.includes(`/${calendar}/`));
    const changed = ofCalendar.filter((one) => one.version > since && (since > 0 || !one.removed));
    const base = `${server.url}${encodeURI(path)}`;
    const more = from + page < changed.length;
    return {
      json: {
        value: changed
          .slice(from, from + page)
          .map(({ event, removed }) =>
            removed ? { id: event.id, "@removed": { reason: "deleted" } } : event,
          ),
        ...(more
          ? { "@odata.nextLink": `${base}?$skiptoken=${since}.${from + page}` }
          : { "@odata.deltaLink": `${base}?$deltatoken=${Math.max(version, 1)}` }),
      },
    };
  }

  function create({ json, path }: ProviderRequest): ProviderResponse {
    if (used.has(json.transactionId)) {
      const [known] = [...stored.values()].filter(
        ({ event, removed }) => !removed && event.transactionId === json.transactionId,
      );
      return known ? { status: 201, json: known.event } : refused(409, "ErrorDuplicateTransactionId");
    }
    used.add(json.transactionId);
    return {
      status: 201,
      json: put(
        {
          type: "singleInstance",
          ...addOnlineMeeting(json),
          id: `AQMk${++count}`,
          iCalUId: `0400${count}`,
        } as GraphEvent,
        /calendars\/([^/]+)\//.exec(path)?.[1],
      ),
    };
  }

  function answerEvent({ method, json, headers }: ProviderRequest, id: string): ProviderResponse {
    const known = stored.get(id);
    if (!known || known.removed) return refused(404, "ErrorItemNotFound");
    const { "if-match": requested } = headers ?? {};
    if (requested !== undefined && requested !== known.event["@odata.etag"])
      return refused(412, "ErrorIrresolvableConflict");
    if (method === "PATCH") return { json: put(applyChange(known.event, json) as GraphEvent) };
    if (method === "GET") return { json: known.event };
    stored.set(id, { ...known, removed: true, version: ++version });
    return { status: 204 };
  }

  function subscribe({ json }: ProviderRequest): ProviderResponse {
    const minutes = (Date.parse(json.expirationDateTime) - Date.now()) / 60_000;
    if (json.clientState.length > 128 || !/^\/(me|users\/[^/]+)\/calendars\/.+\/events$/.test(json.resource))
      return refused(400, "InvalidRequest");
    if (json.resource.includes("shared")) return refused(403, "AccessDenied");
    const id = `subscription-${++count}`;
    subscriptions.set(id, json);
    return minutes > 10_080 * 3 ? refused(400, "ExpirationTooLong") : { status: 201, json: { ...json, id } };
  }

  const tenant: Tenant = { people: new Set(), ended: false };

  const server = await startOauthServer({
    authorize: "/common/oauth2/v2.0/authorize",
    token: "/common/oauth2/v2.0/token",
    rotates: true,
    company: (form, path) => handleClientCredentials(form, path, tenant),
    api: (asked) => {
      // An application without a signed-in user has no /me.
      if (asked.subject !== null && asked.path.startsWith("/v1.0/me")) return refused(400, "BadRequest");
      const [, person] = /^\/v1\.0\/users\/([^/]+)\//.exec(asked.path) ?? [];
      if (person !== undefined && (asked.subject === null || !tenant.people.has(person)))
        return refused(403, "ErrorAccessDenied");
      const path = asked.path.replace(/^\/v1\.0/, "").replace(/^\/users\/[^/]+/, "/me");
      const event = /^\/me\/events\/(.+)$/.exec(path)?.[1];
      const subscription = /^\/subscriptions\/(.+)$/.exec(path)?.[1];
      const { account } = asked;
      if (path === "/me" && account !== null)
        return { json: { id: `of-${account}`, mail: account, userPrincipalName: account } };
      if (path === "/me/calendars" && account !== null)
        return { json: { value: [{ ...calendars[0], id: `of-${account}`, name: account }] } };
      if (path === "/me")
        return { json: { id: "me-1", mail: null, userPrincipalName: "jane@contoso.example" } };
      if (path === "/me/calendars") return { json: { value: calendars } };
      if (/^\/me\/calendars\/[^/]+\/calendarView\/delta$/.test(path)) return delta(asked);
      if (/^\/me\/calendars\/[^/]+\/events$/.test(path) && asked.method === "POST") return create(asked);
      if (event) return answerEvent(asked, event);
      if (path === "/subscriptions") return subscribe(asked);
      if (subscription)
        return subscriptions.delete(subscription) ? { status: 204 } : refused(404, "ResourceNotFound");
      return null;
    },
  });

  return {
    ...server,
    refused,
    subscriptions,
    tenant,
    put,
    remove: (id: string) => answerEvent({ method: "DELETE" } as ProviderRequest, id),
    clear: () => stored.clear(),
    entries: () => [...stored.values()].flatMap(({ event, removed }) => (removed ? [] : [event])),
    entriesOf: (requested: string) =>
      [...stored.values()].flatMap(({ event, removed, calendar }) =>
        removed || calendar !== requested ? [] : [event],
      ),
    /** Invalidates the delta links. */
    forgetTokens: () => {
      oldest = ++version + 1;
    },
  };
}

/** An application of a company's tenant. */
export const APPLICATION = {
  tenant: "acme.example",
  client_id: "application-of-acme",
  client_secret: "the-secret-of-this-application",
};

interface Tenant {
  /** The mailboxes that the application may open. */
  people: Set<string>;
  /** True if the secret has expired. */
  ended: boolean;
}

/** Handles the grant of client credentials (RFC 6749, section 4.4); null for another. */
function handleClientCredentials(
  form: URLSearchParams,
  path: string,
  { ended }: Tenant,
): { subject: string } | ProviderResponse | null {
  if (form.get("grant_type") !== "client_credentials") return null;
  const no = (error: string, status = 400): ProviderResponse => ({
    status,
    json: { error, error_description: error },
  });
  if (path !== `/${APPLICATION.tenant}/oauth2/v2.0/token`) return no("invalid_request");
  if (form.get("scope") !== "https://graph.microsoft.com/.default") return no("invalid_scope");
  const { client_id, client_secret } = APPLICATION;
  const isKnown = form.get("client_id") === client_id && form.get("client_secret") === client_secret;
  return isKnown && !ended ? { subject: "application" } : no("invalid_client", 401);
}

const JOIN_URL = "https://teams.example.com/l/meetup-join/19";

const getContent = ({ body }: Record<string, unknown>) =>
  (body as { content?: string } | undefined)?.content ?? "";

/** Gives an online meeting its permanent address, and the joining text at the end of its body. */
const addOnlineMeeting = (event: Record<string, unknown>): Record<string, unknown> =>
  event.isOnlineMeeting === true && event.onlineMeetingProvider === "teamsForBusiness" && !event.onlineMeeting
    ? {
        ...event,
        body: {
          contentType: "html",
          content: `<html><body>${getContent(event)}<div>________________<a href="${JOIN_URL}">Join</a></div></body></html>`,
        },
        onlineMeeting: { joinUrl: JOIN_URL, conferenceId: "77" },
      }
    : event;

/** A Teams meeting stays one until its body is replaced without the joining text. */
function applyChange(
  before: Record<string, unknown>,
  said: Record<string, unknown>,
): Record<string, unknown> {
  const { onlineMeeting } = before;
  if (!onlineMeeting) return addOnlineMeeting({ ...before, ...said });
  const event = { ...before, ...said, isOnlineMeeting: true, onlineMeeting };
  return getContent(event).includes(JOIN_URL)
    ? event
    : { ...event, isOnlineMeeting: false, onlineMeeting: null };
}
