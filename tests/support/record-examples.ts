import { CONTRACTS } from "@/lib/api/contracts";
import { UNRECORDED } from "@/lib/api/openapi/recorded-examples";
import type { AnyContract } from "@/lib/platform/http/contract";
import { strictSchema } from "@/lib/platform/http/strict-schema";
import type { Answer } from "./answer";
import { call, createKey, type Tenant, type testApi } from "./api";
import { createSession } from "./sessions";
import { settleExample } from "./settle-example";
import { createWorld } from "./world/create-world";
import { SAMPLES } from "./world/samples";

type World = Awaited<ReturnType<typeof createWorld>>;

export interface RecordedOperation {
  body?: unknown;
  answer?: unknown;
}

export interface RecordedExamples {
  operations: Record<string, RecordedOperation>;
  problems: Record<string, unknown>;
}

/** Calls every operation as the samples do, and refusals besides, and keeps what was sent and answered. */
export async function recordExamples(api: ReturnType<typeof testApi>): Promise<RecordedExamples> {
  const tenant = await api.tenant("Example Ltd");
  let world = await createWorld(tenant);
  const operations: Record<string, RecordedOperation> = {};
  for (const contract of CONTRACTS.filter(saysSomething).toSorted(readsFirst)) {
    let recorded = await recordOperation(api, tenant, world, contract);
    if (!recorded && !UNRECORDED.has(contract.name)) {
      world = await createWorld(tenant); // what it is about may be gone by now
      recorded = await recordOperation(api, tenant, world, contract);
    }
    if (recorded) operations[contract.name] = recorded;
  }
  return { operations: sortKeys(operations), problems: sortKeys(await recordProblems(api, tenant)) };
}

const saysSomething = ({ body, status }: AnyContract) => body || status.some((code) => code !== 204);

const ORDER = ["GET", "POST", "PATCH", "PUT", "DELETE"];

const readsFirst = (a: AnyContract, b: AnyContract) => ORDER.indexOf(a.method) - ORDER.indexOf(b.method);

const sortKeys = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

async function recordOperation(
  api: ReturnType<typeof testApi>,
  tenant: Tenant,
  world: World,
  { name, method, scope, status, upload, body: schema }: AnyContract,
): Promise<RecordedOperation | undefined> {
  const sample = SAMPLES[name]?.call(world);
  if (!sample) return;
  const headers: Record<string, string> =
    scope === "session" ? await createSession(api.db, world.user) : { authorization: tenant.key };
  const { body, ...answer } = await call(method, sample.path, { body: sample.body, headers });
  if (answer.status >= 400) return;
  // What is ignored or taken back as it was answered would teach nothing.
  const isExact = !upload && sample.body !== undefined && strictSchema(schema).safeParse(sample.body).success;
  const sent = isExact ? { body: sample.body } : {};
  const said = status.every((code) => code === 204) ? {} : { answer: body };
  return settleExample({ ...sent, ...said }, { name, known: nameIds(world, tenant) });
}

/** Ids of the world by what they are of, which is the same whenever it is made. */
export const nameIds = (world: World, tenant: Tenant) =>
  new Map([
    [tenant.id, "organization"],
    ...Object.entries(world).flatMap(([name, thing]): [string, string][] =>
      typeof thing === "object" && thing !== null && "_id" in thing ? [[String(thing._id), name]] : [],
    ),
  ]);

async function recordProblems(api: ReturnType<typeof testApi>, tenant: Tenant) {
  const world = await createWorld(tenant);
  const limited = await createKey(api.db, tenant.id, ["users:read"]);
  const once = { "idempotency-key": "order-4711" };
  const booking = (start: string) => ({
    page: world.bookpage.nickname,
    start,
    attendee: { name: "Ana Silva", email: "ana@example.com" },
  });
  await tenant.post("/v2/holds", { user: world.user._id, ...HOLD }, once);
  const refusals: Answer[] = [
    await tenant.post("/v2/users", { organization: tenant.id, user: { emails: ["ana"], timezone: "Paris" } }),
    await tenant.post("/v2/users", "{"),
    await call("GET", "/v2/users"),
    await call("GET", "/v2/events", { headers: { authorization: limited } }),
    await tenant.get(`/v2/events/${"0".repeat(24)}`),
    await tenant.delete("/v2/me"),
    await tenant.post("/v2/bookpages", { nickname: world.bookpage.nickname, belongs_to: world.user._id }),
    await tenant.post("/v2/bookings", booking("2031-03-24T10:00:00Z")),
    await tenant.put(
      `/v2/teams/${world.team._id}`,
      { name: "New" },
      { "if-match": '"65f0c1a2b3c4d5e6f7a8b9c0-0"' },
    ),
    await tenant.post("/v2/holds", { user: world.user._id, ...HOLD, start: "2031-04-01T09:00:00Z" }, once),
    await call("POST", "/v2/holds", {
      body: new Blob(["start: now"], { type: "text/plain" }),
      headers: { authorization: tenant.key },
    }),
  ];
  const known = nameIds(world, tenant);
  return Object.fromEntries(
    refusals.map(({ body }) => [body.code, settleExample(body, { name: body.code, known })]),
  );
}

const HOLD = { start: "2031-04-01T10:00:00Z", end: "2031-04-01T10:30:00Z" };
