import { CONTRACTS } from "@/lib/api/contracts";
import { UNRECORDED_OPERATIONS } from "@/lib/api/openapi/recorded-examples";
import type { AnyContract } from "@/lib/domain/contracts/contract";
import { toStrictSchema } from "@/lib/domain/contracts/to-strict-schema";
import { type createTestApi, createTestKey, requestApi, type Tenant } from "./api";
import type { ApiResponse } from "./api-response";
import { createTestSession } from "./create-session";
import { createFullFixture } from "./full-fixture/create-full-fixture";
import { SAMPLES } from "./full-fixture/samples";
import { normalizeExample } from "./normalize-example";

type FullFixture = Awaited<ReturnType<typeof createFullFixture>>;

export interface RecordedOperation {
  body?: unknown;
  answer?: unknown;
}

export interface RecordedExamples {
  operations: Record<string, RecordedOperation>;
  problems: Record<string, unknown>;
}

/** Calls every operation with the samples, and invalid requests, and records requests and responses. */
export async function recordExamples(api: ReturnType<typeof createTestApi>): Promise<RecordedExamples> {
  const tenant = await api.tenant("Example Ltd");
  let fixture = await createFullFixture(tenant);
  const operations: Record<string, RecordedOperation> = {};
  for (const contract of CONTRACTS.filter(hasBodies).toSorted(compareByMethod)) {
    let recorded = await recordOperation(api, tenant, fixture, contract);
    if (!recorded && !UNRECORDED_OPERATIONS.has(contract.name)) {
      fixture = await createFullFixture(tenant); // The fixture may have been deleted.
      recorded = await recordOperation(api, tenant, fixture, contract);
    }
    if (recorded) operations[contract.name] = recorded;
  }
  return { operations: sortKeys(operations), problems: sortKeys(await recordProblems(api, tenant)) };
}

const hasBodies = ({ body, status }: AnyContract) => body || status.some((code) => code !== 204);

const ORDER = ["GET", "POST", "PATCH", "PUT", "DELETE"];

const compareByMethod = (a: AnyContract, b: AnyContract) => ORDER.indexOf(a.method) - ORDER.indexOf(b.method);

const sortKeys = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

async function recordOperation(
  api: ReturnType<typeof createTestApi>,
  tenant: Tenant,
  fixture: FullFixture,
  { name, method, scope, status, upload, body: schema }: AnyContract,
): Promise<RecordedOperation | undefined> {
  const sample = SAMPLES[name]?.call(fixture);
  if (!sample) return;
  const headers: Record<string, string> =
    scope === "session" ? await createTestSession(api.db, fixture.user) : { authorization: tenant.key };
  const { body, ...response } = await requestApi(method, sample.path, { body: sample.body, headers });
  if (response.status >= 400) return;
  // Ignored and reverted requests would be no useful examples.
  const isExact =
    !upload && sample.body !== undefined && toStrictSchema(schema).safeParse(sample.body).success;
  const sent = isExact ? { body: sample.body } : {};
  const said = status.every((code) => code === 204) ? {} : { answer: body };
  return normalizeExample({ ...sent, ...said }, { name, known: mapIdsToNames(fixture, tenant) });
}

/** Maps the fixture's ids to names that are the same in every fixture. */
export const mapIdsToNames = (fixture: FullFixture, tenant: Tenant) =>
  new Map([
    [tenant.id, "organization"],
    ...Object.entries(fixture).flatMap(([name, thing]): [string, string][] =>
      typeof thing === "object" && thing !== null && "_id" in thing ? [[String(thing._id), name]] : [],
    ),
  ]);

async function recordProblems(api: ReturnType<typeof createTestApi>, tenant: Tenant) {
  const fixture = await createFullFixture(tenant);
  const limited = await createTestKey(api.db, tenant.id, ["users:read"]);
  const once = { "idempotency-key": "order-4711" };
  const booking = (start: string) => ({
    page: fixture.bookpage.nickname,
    start,
    attendee: { name: "Ana Silva", email: "ana@example.com" },
  });
  await tenant.post("/v2/holds", { user: fixture.user._id, ...HOLD }, once);
  const refusals: ApiResponse[] = [
    await tenant.post("/v2/users", { organization: tenant.id, user: { emails: ["ana"], timezone: "Paris" } }),
    await tenant.post("/v2/users", "{"),
    await requestApi("GET", "/v2/users"),
    await requestApi("GET", "/v2/events", { headers: { authorization: limited } }),
    await tenant.get(`/v2/events/${"0".repeat(24)}`),
    await tenant.delete("/v2/me"),
    await tenant.post("/v2/bookpages", { nickname: fixture.bookpage.nickname, belongs_to: fixture.user._id }),
    await tenant.post("/v2/bookings", booking("2031-03-24T10:00:00Z")),
    await tenant.put(
      `/v2/teams/${fixture.team._id}`,
      { name: "New" },
      { "if-match": '"65f0c1a2b3c4d5e6f7a8b9c0-0"' },
    ),
    await tenant.post("/v2/holds", { user: fixture.user._id, ...HOLD, start: "2031-04-01T09:00:00Z" }, once),
    await requestApi("POST", "/v2/holds", {
      body: new Blob(["start: now"], { type: "text/plain" }),
      headers: { authorization: tenant.key },
    }),
  ];
  const known = mapIdsToNames(fixture, tenant);
  return Object.fromEntries(
    refusals.map(({ body }) => [body.code, normalizeExample(body, { name: body.code, known })]),
  );
}

const HOLD = { start: "2031-04-01T10:00:00Z", end: "2031-04-01T10:30:00Z" };
