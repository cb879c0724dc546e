import { beforeAll, describe, expect, it } from "vitest";
import { HOUR } from "@/lib/core/time/instant";
import { createTestApi, type Tenant } from "../support/api";
import type { ApiResponse } from "../support/api-response";
import { createTestEvent, DATE } from "../support/events";
import { createTestLocation, createTestLocator, registerApp } from "../support/locators";
import { createTestTeam } from "../support/teams";
import { createTestPage, createTestUser, listErrorCodes } from "../support/users";

const api = createTestApi();

interface Stored {
  _id: string;
}

let acme: Tenant;
let host: Stored;
let locator: Stored;
beforeAll(async () => {
  acme = await api.tenant();
  host = await createTestUser(acme);
  locator = await createTestLocator(acme);
});

/** Every list of stored records: table, path, and how to create an entry. */
const LISTS: [table: string, path: () => string, create: () => Promise<Stored>][] = [
  ["users", () => "/v2/users", () => createTestUser(acme)],
  ["events", () => "/v2/events", () => createTestEvent(acme, host)],
  ["teams", () => "/v2/teams", () => createTestTeam(acme)],
  ["bookpages", () => "/v2/bookpages", async () => createTestPage(acme, (await createTestUser(acme))._id)],
  ["locators", () => "/v2/locators", () => createTestLocator(acme)],
  ["locations", () => `/v2/locators/${locator._id}/locations`, () => createTestLocation(acme, locator)],
  ["third_parties", () => "/v2/third_parties", () => registerApp(acme)],
];

const CHANGED_AT = "2030-05-01T10:00:00.250Z";

/**
 * Sets the time without the triggers, which keep it for unchanged rows. On Citus they are on the workers and
 * cannot be disabled.
 */
const changeAt = (table: string, rows: readonly Stored[], at = CHANGED_AT) =>
  api.pool.query(`
    BEGIN; SET LOCAL session_replication_role = replica;
    UPDATE ${table} SET updated_at = '${at}' WHERE id IN (${rows.map(({ _id }) => `'${_id}'`)}); COMMIT`);

const idsAt = async (path: string, query: Record<string, string>) => {
  const { status, body } = await acme.get(`${path}?${new URLSearchParams(query)}`);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.map(({ _id }: Stored) => _id);
};

describe.each(LISTS)("%s: updated_since", (table, path, create) => {
  it.skipIf(process.env.CITUS_URL)(
    "returns changes from this instant on, in the order of the list, in pages",
    { tags: "main" },
    async () => {
      const rows = [await create(), await create(), await create(), await create()] as const;
      const changed = [rows[3], rows[1], rows[0]];
      await changeAt(table, changed);
      const ids = changed.map(({ _id }) => _id);
      const asked = { updated_since: CHANGED_AT };
      expect(await idsAt(path(), asked)).toEqual(ids);
      expect(await idsAt(path(), { updated_since: "2030-05-01T12:00:00.250+02:00" })).toEqual(ids);
      expect(await idsAt(path(), { updated_since: "2030-05-01T10:00:00.251Z" })).toEqual([]);

      const walked: string[] = [];
      let next: string | undefined = `${path()}?${new URLSearchParams({ ...asked, limit: "2" })}`;
      while (next) {
        const { body, headers }: ApiResponse = await acme.get(next);
        walked.push(...body.map(({ _id }: Stored) => _id));
        next = /<https:\/\/[^/]+([^>]+)>/.exec(headers.get("link") ?? "")?.[1];
      }
      expect(walked).toEqual(ids);
    },
  );

  it("must be an instant", async () => {
    for (const wrong of ["yesterday", "2030-05-01", ""]) {
      const response = await acme.get(`${path()}?updated_since=${wrong}`);
      expect([response.status, listErrorCodes(response)]).toEqual([400, ["/updated_since invalid_format"]]);
    }
  });
});

describe("updated_since", () => {
  it.skipIf(process.env.CITUS_URL)(
    "combines with the other filters of events, in either direction",
    async () => {
      const [organiser, guest] = [await createTestUser(acme), await createTestUser(acme)];
      const invitees = [{ email: guest.emails[0] }];
      const event = () => createTestEvent(acme, organiser, { dates: [DATE], invitees });
      const [one, , two] = [await event(), await event(), await event()];
      await changeAt("events", [one, two], "2030-06-01T00:00:00.000Z");
      const asked = { updated_since: "2030-06-01T00:00:00Z" };
      const both = [two._id, one._id];
      for (const filter of [
        { creator_users: organiser._id },
        { invitee_users: guest._id },
        { filter: "upcoming" },
        { filter: "planning" },
        { since: "2031-03-01T00:00:00Z", invitee_users: guest._id },
        { q: "event" },
      ])
        expect(await idsAt("/v2/events", { ...asked, ...filter }), JSON.stringify(filter)).toEqual(both);
      expect(await idsAt("/v2/events", { ...asked, sort: "oldest" })).toEqual(both.toReversed());
      expect(await idsAt("/v2/events", { ...asked, creator_users: guest._id })).toEqual([]);
    },
  );

  it("includes what a client has just changed", async () => {
    const before = new Date(Date.now() - HOUR).toISOString();
    const event = await createTestEvent(acme, host);
    await acme.put(`/v2/events/${event._id}`, { title: "Moved" });
    expect(await idsAt("/v2/events", { updated_since: before })).toContain(event._id);
  });

  it("cannot be combined with the nearest locations", async () => {
    const near = { near: "48.8,2.3", updated_since: CHANGED_AT };
    const response = await acme.get(`/v2/locators/${locator._id}/locations?${new URLSearchParams(near)}`);
    expect([response.status, listErrorCodes(response)]).toEqual([400, ["/updated_since invalid_value"]]);
  });
});
