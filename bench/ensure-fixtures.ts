import { type ApiClient, createApiClient } from "./api-client";
import { BENCH_KEY, BENCH_ORGANIZATION, BENCH_SLUG, BENCH_USER } from "./seed-large";

/** A request that is measured. */
export interface MeasuredRequest {
  name: string;
  path: string;
  /** The origin, if not the service's. */
  origin?: string;
  /** The targets by which its rate is divided, each with the smallest acceptable share. */
  shares?: readonly TargetShare[];
}

interface TargetShare {
  of: string;
  target: number;
}

/** The empty handler that the framework calls. */
export const EMPTY_HANDLER = "empty handler, by the framework";

const SINGLE = 0.45;
const LIST = 0.2;
const LIST_LENGTH = 100;

/**
 * Ensures through the API that the measured organisation has a hundred of each resource, and returns their addresses.
 */
export async function ensureFixtures(origin: string): Promise<MeasuredRequest[]> {
  const api = createApiClient(origin, BENCH_KEY);
  const team = await ensureTeam(api);
  const locator = await ensureBenchLocator(api);
  const event = await ensureBenchEvent(api);
  const hook = await ensureWebhook(api);
  await ensureThirdParty(api);
  const user = `/v2/users/${BENCH_USER}`;
  const single = (name: string, path: string) => ({
    name,
    path,
    shares: [{ of: EMPTY_HANDLER, target: SINGLE }],
  });
  const shares = [{ of: EMPTY_HANDLER, target: LIST }];
  const list = (name: string, path: string) => ({ name, path: `${path}?limit=${LIST_LENGTH}`, shares });
  return [
    single("organisation", "/v2/auth/test"),
    single("user", user),
    list("users", "/v2/users"),
    single("availability", `${user}/availabilities`),
    single("calendar list", `${user}/calendars`),
    single("preferences", `${user}/preferences`),
    single("page", `/v2/bookpages/${BENCH_SLUG}`),
    single("event", `/v2/events/${event}`),
    list("events", "/v2/events"),
    single("team", `/v2/teams/${team}`),
    list("teams", "/v2/teams"),
    list("team's events", `/v2/teams/${team}/events`),
    single("locator", `/v2/locators/${locator}`),
    list("locations", `/v2/locators/${locator}/locations`),
    { name: "nearest", path: `/v2/locators/${locator}/locations?near=48.8,2.3&limit=10`, shares },
    single("webhook", `/hooks/${hook}`),
    list("third parties", "/v2/third_parties"),
    list("API keys", "/v2/api_keys"),
    list("audit log", "/v2/audit"),
  ];
}

interface CreatedResource {
  _id: string;
}

const listResources = (api: ApiClient, path: string) =>
  api.get<CreatedResource[]>(`${path}?limit=${LIST_LENGTH}`);

/** Creates the missing ones; returns the id of the first one of the list. */
async function ensureResources(
  api: ApiClient,
  path: string,
  body: (index: number) => object,
): Promise<string> {
  const existing = await listResources(api, path);
  for (let index = existing.length; index < LIST_LENGTH; index++) await api.post(path, body(index));
  const [first] = await listResources(api, path);
  return (first as CreatedResource)._id;
}

const ensureTeam = (api: ApiClient) =>
  ensureResources(api, "/v2/teams", (index) => ({
    extid: `bench-${index}`,
    name: `Team ${index}`,
    members: [BENCH_USER],
  }));

/** The locator's page is `/locators/bench`. */
export async function ensureBenchLocator(api: ApiClient): Promise<string> {
  const [known] = await listResources(api, "/v2/locators");
  const { _id } =
    known ?? (await api.post<CreatedResource>("/v2/locators", { handle: "bench", title: "Branches" }));
  await ensureResources(api, `/v2/locators/${_id}/locations`, (index) => ({
    extid: `bench-${index}`,
    name: `Branch ${index}`,
    location: { coordinates: [45 + index / 10, index / 10] },
    link: `/${BENCH_SLUG}`,
  }));
  return _id;
}

/** An event that is being planned. */
export const ensureBenchEvent = (api: ApiClient) =>
  ensureResources(api, "/v2/events", (index) => ({
    created_by: { user: BENCH_USER },
    title: `Meeting ${index}`,
    dates: [1, 2, 3].map((day) => ({
      date: `2032-03-0${day}T09:00:00Z`,
      end_date: `2032-03-0${day}T10:00:00Z`,
    })),
    places: [{ name: "Office" }],
    invitees: [{ full_name: "Guest", email: `guest${index}@example.com` }],
  }));

async function ensureWebhook(api: ApiClient): Promise<string> {
  const { hooks } = await api.get<{ hooks: CreatedResource[] }>("/hooks");
  const body = { action: "user.joined", target_url: "https://example.com/hook" };
  return (hooks[0] ?? (await api.post<CreatedResource>("/hooks", body)))._id;
}

const ensureThirdParty = (api: ApiClient) =>
  ensureResources(api, "/v2/third_parties", (index) => ({
    name: `App ${index}`,
    organization: BENCH_ORGANIZATION,
  }));
