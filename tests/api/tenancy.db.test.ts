import { beforeAll, describe, expect, it } from "vitest";
import { CONTRACTS } from "@/lib/api/contracts";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { createFullFixture } from "../support/full-fixture/create-full-fixture";
import { SAMPLES } from "../support/full-fixture/samples";
import { expectUnchanged, readStoredData } from "../support/stored-data";

const api = createTestApi();

let owner: Tenant;
let outsider: Tenant;
let fixture: Awaited<ReturnType<typeof createFullFixture>>;

beforeAll(async () => {
  owner = await api.tenant("Owner");
  outsider = await api.tenant("Stranger");
  fixture = await createFullFixture(owner);
  // No worker runs, so the jobs are marked as failed.
  await api.pool.query("UPDATE graphile_worker._private_jobs SET attempts = max_attempts");
});

/** The data after the last request, which is the data before the next one. */
let last: { except: string; data: string } | undefined;

type Listed =
  | { _id: string }[]
  | { hooks: { _id: string }[] }
  | { teams: { team: string }[] }
  | { mails: unknown[]; events: { _id: string }[] }
  | { pages_without_time: { bookpage: string }[] }
  | { files: { path: string }[] };

/** The ids in a list; some lists are nested in an object. */
function listIds(body: Listed): string[] {
  if ("files" in body) return body.files.flatMap(({ path }) => (path === "brand.yaml" ? [] : path));
  if ("teams" in body) return body.teams.map(({ team }) => team);
  if ("mails" in body) return body.events.map(({ _id }) => _id);
  if ("pages_without_time" in body) return body.pages_without_time.map(({ bookpage }) => bookpage);
  return ("hooks" in body ? body.hooks : body).map(({ _id }) => _id);
}

it("another organisation's key is tried on every endpoint", { tags: "main" }, () => {
  expect(Object.keys(SAMPLES).sort()).toEqual(CONTRACTS.map(({ name }) => name).sort());
});

describe("another organisation", () => {
  it.each(CONTRACTS)("finds and changes nothing: $method $path", async ({ name, method, scope }) => {
    const sample = SAMPLES[name];
    if (!sample) throw new Error(`No sample for ${name}`);
    const { path, body } = sample.call(fixture);
    const writesOwn =
      ["new", "written"].includes(String(sample.foreign)) || (sample.foreign === "own" && method !== "GET");
    const except = writesOwn ? outsider.id : "";
    const before = last?.except === except ? last.data : await readStoredData(api.pool, { except });
    last = undefined;
    const response = await requestApi(method, path, { body, headers: { authorization: outsider.key } });
    if (sample.foreign === "public") return expect([201, 202]).toContain(response.status);
    const data = await readStoredData(api.pool, { except });
    expectUnchanged(before, data);
    if (sample.foreign === "own")
      expect(response.body.organization?._id ?? response.body._id).toBe(outsider.id);
    else if (sample.foreign === "others") {
      const theirs = new Set(listIds((await owner.get(path)).body));
      expect(theirs.size).toBeGreaterThan(0);
      for (const _id of listIds(response.body)) expect(theirs).not.toContain(_id);
    } else if (sample.foreign === "new") expect(response.status).toBe(201);
    else if (sample.foreign === "written") expect(response.status).toBe(200);
    else if (sample.foreign === "empty") expect(response.body).toEqual([]);
    else if (sample.foreign === "same") {
      const own = scope === "public" ? {} : { headers: { authorization: owner.key } };
      expect(response).toMatchObject({ status: 200, body: (await requestApi(method, path, own)).body });
    } else expect(response.status).toBe(sample.foreign);
    last = { except, data };
  });

  it("cannot distinguish an existing id from an unknown one", { tags: "main" }, async () => {
    const { user, event } = fixture;
    for (const path of [`/v2/users/${user._id}`, `/v2/events/${event._id}`]) {
      const nobodys = "0".repeat(24);
      const [foreign, unknown] = await Promise.all([
        outsider.get(path),
        outsider.get(path.replace(/\w{24}$/, nobodys)),
      ]);
      const { request_id: _, ...told } = foreign.body;
      const { request_id: __, ...expected } = unknown.body;
      const same = (problem: object) =>
        JSON.stringify(problem).replaceAll(user._id, nobodys).replaceAll(event._id, nobodys);
      expect(same(told)).toBe(same(expected));
    }
  });

  it("may have users with the same extid", async () => {
    const account = { organization: { extid: "shared" } };
    for (const { id, post } of [owner, outsider]) {
      expect((await post("/v2/users", { organization: id, user: { account } })).status).toBe(201);
    }
  });

  it("cannot move its pages to a foreign user", async () => {
    const own = await createFullFixture(outsider);
    const moved = await outsider.put(`/v2/bookpages/${own.bookpage.nickname}`, {
      belongs_to: fixture.user._id,
    });
    expect(moved.status).toBe(404);
    expect(moved.body.errors[0].pointer).toBe("/belongs_to");
  });
});
