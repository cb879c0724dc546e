import pg from "pg";
import { describe, expect, it } from "vitest";
import { CONTRACTS } from "@/lib/api/contracts";
import type { AnyContract } from "@/lib/domain/contracts/contract";
import { isPaged } from "@/lib/domain/contracts/define-list";
import { TOMBSTONE_KINDS, type TombstoneKind } from "@/lib/domain/contracts/tombstone";
import { removeOldRecords } from "@/lib/domain/lifecycle/retention/remove-old-records";
import { getDatabase } from "@/lib/platform/db/client";
import { findSyncHorizon } from "@/lib/platform/db/find-sync-horizon";
import { generateId } from "@/lib/platform/db/generate-id";
import { parseEnv } from "@/lib/platform/env/env";
import { createTestApi } from "../support/api";
import { createTestEvent, DATE } from "../support/events";
import { registerFullFixture, registerTenantFixture } from "../support/fixtures";
import { createTestForm } from "../support/forms";
import { createFullFixture } from "../support/full-fixture/create-full-fixture";
import { SAMPLES } from "../support/full-fixture/samples";
import { createTestLocation, createTestLocator, registerApp } from "../support/locators";
import { submitPublicForm } from "../support/public-forms";
import { createTestTeam } from "../support/teams";
import {
  createTestHost,
  createTestPage,
  createTestType,
  createTestUser,
  listErrorCodes,
} from "../support/users";

const api = createTestApi();

const EVER = "1970-01-01T00:00:00Z";

interface Entry {
  _id: string;
  deleted?: true;
}

const acme = registerTenantFixture(api);
const fixture = registerFullFixture(acme);

const sendRequest = (path: string, query: Record<string, string> = {}) => {
  const [place, own] = path.split("?");
  return acme.get(`${place}?${new URLSearchParams([...new URLSearchParams(own), ...Object.entries(query)])}`);
};

/** The path without parameters that exclude `updated_since`. */
const pathOf = ({ name, list }: AnyContract) => {
  const { path } = (SAMPLES[name] as NonNullable<(typeof SAMPLES)[string]>).call(fixture);
  return list?.unsynced ? path : path.replace(/\?near=.*/, "");
};

const entriesOf = ({ list }: AnyContract, body: Record<string, Entry[]> & Entry[]): Entry[] =>
  list?.at === undefined ? body : (body[list.at] as Entry[]);

// Keys have no sessions.
const lists = CONTRACTS.filter(({ list, scope }) => list && scope !== "session");
const each = lists.map((contract) => [contract.path, contract] as const);
const synced = lists
  .filter(({ list }) => !list?.unsynced)
  .map((contract) => [contract.path, contract] as const);

describe.each(each)("%s", (_, contract) => {
  it("returns the requested fields, and names the existing ones", async () => {
    const all = entriesOf(contract, (await sendRequest(pathOf(contract))).body);
    const names = Object.keys(all[0] ?? { _id: "" }).slice(0, 2);
    const { status, body } = await sendRequest(pathOf(contract), { fields: names.join(", ") });
    expect(status).toBe(200);
    const kept = (entry: Entry) =>
      Object.fromEntries(Object.entries(entry).filter(([name]) => names.includes(name)));
    expect(entriesOf(contract, body)).toEqual(all.map(kept));
    const wrong = await sendRequest(pathOf(contract), { fields: `${names[0]},nonsense` });
    expect([wrong.status, listErrorCodes(wrong)]).toEqual([400, ["/fields unknown"]]);
    expect(wrong.body.detail).toContain("names of fields");
  });
});

describe.each(synced)("%s", (_, contract) => {
  it("returns everything since the epoch, and nothing from a later instant", { tags: "main" }, async () => {
    const before = await findSyncHorizon(getDatabase());
    const all = entriesOf(contract, (await sendRequest(pathOf(contract))).body);
    expect(all.length, "the world has one").toBeGreaterThan(0);
    const first = await sendRequest(pathOf(contract), { updated_since: EVER });
    expect(first.status).toBe(200);
    const there = entriesOf(contract, first.body).filter(({ deleted }) => !deleted);
    expect(there.map(({ _id }) => _id)).toEqual(all.map(({ _id }) => _id));
    expect(Date.parse(first.headers.get("next-updated-since") ?? "")).toBeGreaterThanOrEqual(before);
    const none = await sendRequest(pathOf(contract), { updated_since: "2099-01-01T00:00:00Z" });
    expect(entriesOf(contract, none.body)).toEqual([]);
    const wrong = await sendRequest(pathOf(contract), { updated_since: "yesterday" });
    expect(listErrorCodes(wrong)).toEqual(["/updated_since invalid_format"]);
  });

  it("lists deletions among its entries, in pages", async () => {
    const { list } = contract;
    if (!list?.deletions) return;
    const parent = await findParent(contract);
    const all = entriesOf(contract, (await sendRequest(pathOf(contract))).body).map(({ _id }) => _id);
    const gone = [generateId(), generateId(), generateId()];
    const [kind, organizationId] = [list.deletions, acme.id];
    const buildTombstone = (id: string, parentId = parent) => ({
      organizationId,
      kind,
      id,
      parent: parentId,
    });
    await api.db.tombstone.createMany({
      data: [...gone.map((id) => buildTombstone(id)), buildTombstone(generateId(), generateId())],
    });
    const pages: string[][] = [];
    const told = new Set<string | null>();
    for (let cursor: string | null = ""; cursor !== null; ) {
      const query = {
        updated_since: EVER,
        ...(isPaged(contract) && { limit: "2" }),
        ...(cursor && { cursor }),
      };
      const { body, headers } = await sendRequest(pathOf(contract), query as Record<string, string>);
      const entries = entriesOf(contract, body);
      pages.push(entries.map(({ _id }) => _id));
      for (const { _id, deleted } of entries) if (gone.includes(_id)) expect(deleted).toBe(true);
      told.add(headers.get("next-updated-since"));
      cursor = headers.get("next-cursor");
    }
    if (isPaged(contract)) expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(2);
    const ids = pages.flat();
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining([...all, ...gone]));
    expect(told.size, "up to when it has seen everything").toBe(1);
    await api.db.tombstone.deleteMany({ where: { id: { in: gone } } });
  });
});

const findParent = async ({ list }: AnyContract): Promise<string> => {
  const { user, fullPage, bookpage, locator, form } = fixture;
  if (list?.within !== "nickname")
    return { user_id: user._id, locator_id: locator._id, form_id: form._id }[list?.within ?? "user_id"];
  const nickname = list.deletions === "waiting_entry" ? fullPage.nickname : bookpage.nickname;
  return (await acme.get(`/v2/bookpages/${nickname}`)).body._id;
};

/** Creates and deletes one of each kind, by API or by age, and names its lists. */
const STORIES: Record<TombstoneKind, () => Promise<{ list: string; gone: string }[]>> = {
  absence: async () => {
    const { _id: user } = await createTestUser(acme);
    const path = `/v2/users/${user}/absences`;
    const { body } = await acme.post(path, { start_date: "2031-08-04", end_date: "2031-08-15" });
    await acme.delete(`${path}/${body._id}`);
    return [{ list: path, gone: body._id }];
  },
  appointment_type: async () => {
    const page = await createTestPage(acme, (await createTestHost(acme))._id);
    const type = await createTestType(acme, page.nickname, { name: "Short" });
    await acme.delete(`/v2/bookpages/${page.nickname}/types/${type.handle}`);
    return [{ list: `/v2/bookpages/${page.nickname}/types`, gone: type._id }];
  },
  bookpage: async () => {
    const host = await createTestHost(acme);
    const page = await createTestPage(acme, host._id);
    const { link } = (await acme.post("/v2/links", { page: page.nickname })).body;
    await acme.delete(`/v2/bookpages/${page.nickname}`);
    return [
      { list: "/v2/bookpages", gone: page._id },
      { list: `/v2/users/${host._id}/bookpages`, gone: page._id },
      { list: "/v2/links", gone: link._id },
    ];
  },
  calendar_connection: async () => {
    const { connection } = await createFullFixture(acme);
    await acme.delete(`/v2/calendar_connections/${connection._id}`);
    return [{ list: "/v2/calendar_connections", gone: connection._id }];
  },
  event: async () => {
    const { _id } = await createTestEvent(acme, await createTestHost(acme), { dates: [DATE] });
    await api.pool.query("UPDATE events SET ends_at = now() - interval '11 days' WHERE id = $1", [_id]);
    await removeOldRecords(api.db, parseEnv({ RETENTION_EVENTS: "10" }));
    return [
      { list: "/v2/events", gone: _id },
      { list: "/v2/bookings", gone: _id },
    ];
  },
  form: async () => {
    const form = await createTestForm(acme);
    await acme.delete(`/v2/forms/${form._id}`);
    return [{ list: "/v2/forms", gone: form._id }];
  },
  form_response: async () => {
    const form = await createTestForm(acme);
    await submitPublicForm(form.handle);
    const list = `/v2/forms/${form._id}/responses`;
    const [{ _id }] = (await acme.get(list)).body;
    const old = `${Math.floor(Date.now() / 1000 - 21 * 86_400).toString(16)}${_id.slice(8)}`;
    await api.pool.query("UPDATE form_responses SET id = $2 WHERE id = $1", [_id, old]);
    await removeOldRecords(api.db, parseEnv({ RETENTION_FORM_RESPONSES: "20" }));
    return [{ list, gone: old }];
  },
  invitation: async () => {
    const { body } = await acme.post("/v2/invitations", { email: "gone@example.com" });
    await acme.post("/v2/personal_data/erasures", { email: "gone@example.com" });
    return [{ list: "/v2/invitations", gone: body._id }];
  },
  link: async () => {
    const host = await createTestHost(acme);
    const page = await createTestPage(acme, host._id);
    const type = await createTestType(acme, page.nickname, { name: "Short" });
    const { link } = (await acme.post("/v2/links", { page: page.nickname, type: type.handle })).body;
    await acme.delete(`/v2/bookpages/${page.nickname}/types/${type.handle}`);
    return [{ list: "/v2/links", gone: link._id }];
  },
  location: async () => {
    const locator = await createTestLocator(acme);
    const { _id } = await createTestLocation(acme, locator);
    const list = `/v2/locators/${locator._id}/locations`;
    await acme.delete(`${list}/${_id}`);
    return [{ list, gone: _id }];
  },
  locator: async () => {
    const { _id } = await createTestLocator(acme);
    await acme.delete(`/v2/locators/${_id}`);
    return [{ list: "/v2/locators", gone: _id }];
  },
  team: async () => {
    const { _id } = await createTestTeam(acme);
    await acme.delete(`/v2/teams/${_id}`);
    return [{ list: "/v2/teams", gone: _id }];
  },
  third_party: async () => {
    const { _id } = await registerApp(acme);
    await acme.delete(`/v2/third_parties/${_id}`);
    return [{ list: "/v2/third_parties", gone: _id }];
  },
  user: async () => {
    const host = await createTestHost(acme);
    const page = await createTestPage(acme, host._id);
    await acme.delete(`/v2/users/${host._id}`);
    return [
      { list: "/v2/users", gone: host._id },
      { list: "/v2/bookpages", gone: page._id },
    ];
  },
  waiting_entry: async () => {
    const { fullPage, waiting } = await createFullFixture(acme);
    const list = `/v2/bookpages/${fullPage.nickname}/waiting`;
    await acme.delete(`${list}/${waiting._id}`);
    return [{ list, gone: waiting._id }];
  },
  webhook: async () => {
    const { body } = await acme.post("/hooks", {
      action: "event.created",
      target_url: "https://a.example.com/",
    });
    await acme.delete(`/hooks/${body._id}`);
    return [
      { list: "/hooks", gone: body._id },
      { list: "/v2/hooks", gone: body._id },
    ];
  },
};

describe.each(TOMBSTONE_KINDS)("a deleted %s", (kind) => {
  it("is listed as deleted", async () => {
    for (const { list, gone } of await STORIES[kind]()) {
      const { body } = await sendRequest(list, { updated_since: EVER });
      expect(body.hooks ?? body, list).toContainEqual({
        _id: gone,
        deleted: true,
        deleted_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      });
      expect(JSON.stringify((await sendRequest(list)).body), "only where one asks").not.toContain(
        '"deleted":true',
      );
    }
  });
});

describe("deletions", () => {
  it("are listed for thirty days, only in their organisation, and without contents", async () => {
    const team = await createTestTeam(acme, { name: "Falcon" });
    await acme.delete(`/v2/teams/${team._id}`);
    const { body } = await sendRequest("/v2/teams", { updated_since: EVER, fields: "name" });
    expect(JSON.stringify(body)).not.toContain("Falcon");
    expect(body).toContainEqual(expect.objectContaining({ _id: team._id, deleted: true }));
    const other = await api.tenant("Other");
    expect((await other.get(`/v2/teams?updated_since=${EVER}`)).body).toEqual([]);
    const age = (days: number) =>
      api.pool.query(`UPDATE tombstones SET deleted_at = now() - interval '${days} days' WHERE id = $1`, [
        team._id,
      ]);
    const kept = async () => (await api.db.tombstone.count({ where: { id: team._id } })) === 1;
    await age(29);
    await removeOldRecords(api.db, parseEnv({}));
    expect(await kept()).toBe(true);
    await age(31);
    await removeOldRecords(api.db, parseEnv({}));
    expect(await kept()).toBe(false);
  });
});

describe("Next-Updated-Since", () => {
  it("includes transactions that began earlier and committed later", async () => {
    const [one, two] = [await createTestTeam(acme), await createTestTeam(acme)];
    const clients = await Promise.all(
      [1, 2].map(async () => {
        const client = new pg.Client({ connectionString: process.env.DATABASE_DIRECT_URL });
        await client.connect();
        return client;
      }),
    );
    const [writer, later] = clients as [pg.Client, pg.Client];
    const rename = (client: pg.Client, { _id }: Entry, name: string) =>
      client.query(
        "UPDATE teams SET name = $3, updated_at = now(), v = v + 1 WHERE organization_id = $1 AND id = $2",
        [acme.id, _id, name],
      );
    await writer.query("BEGIN");
    await rename(writer, one, "Slow");
    const begun = (await writer.query("SELECT now() AS at")).rows[0].at;
    // A transaction that begins later and commits first has a later time than an open one.
    await later.query("BEGIN");
    await rename(later, two, "Fast");
    await later.query("COMMIT");

    const first = await sendRequest("/v2/teams", { updated_since: EVER });
    expect(JSON.stringify(first.body)).toContain("Fast");
    expect(JSON.stringify(first.body)).not.toContain("Slow");
    expect(await findSyncHorizon(getDatabase(), 0), "without any slack").toBeLessThanOrEqual(begun.getTime());
    await writer.query("COMMIT");

    const next = await sendRequest("/v2/teams", {
      updated_since: first.headers.get("next-updated-since") ?? "",
    });
    expect(JSON.stringify(next.body)).toContain("Slow");
    await Promise.all(clients.map((client) => client.end()));
  });

  it("on the last page covers changes made behind the cursor", async () => {
    const tenant = await api.tenant("Walked");
    const teams = [];
    for (let made = 0; made < 5; made++) teams.push(await createTestTeam(tenant));
    const first = await tenant.get(`/v2/teams?limit=2&updated_since=${EVER}`);
    const newest = teams[4] as Entry;
    await tenant.put(`/v2/teams/${newest._id}`, { name: "Changed behind" });
    await tenant.delete(`/v2/teams/${teams[3]?._id}`);
    const seen = new Map<string, unknown>(first.body.map((entry: Entry) => [entry._id, entry]));
    let { headers } = first;
    while (headers.get("next-cursor")) {
      const page = await tenant.get(
        `/v2/teams?limit=2&updated_since=${EVER}&cursor=${headers.get("next-cursor")}`,
      );
      for (const entry of page.body as Entry[]) {
        expect(seen.has(entry._id)).toBe(false);
        seen.set(entry._id, entry);
      }
      headers = page.headers;
    }
    expect(seen.size).toBe(5);
    const again = await tenant.get(`/v2/teams?updated_since=${headers.get("next-updated-since")}`);
    for (const entry of again.body as Entry[]) seen.set(entry._id, entry);
    expect(seen.get(newest._id)).toMatchObject({ name: "Changed behind" });
    expect(seen.get(teams[3]?._id ?? "")).toMatchObject({ deleted: true });
  });

  it("is returned on request only, and cursors must be unaltered", async () => {
    const { headers } = await acme.get("/v2/users?limit=1");
    expect(headers.get("next-updated-since")).toBeNull();
    expect(headers.get("link")).toContain(`cursor=${headers.get("next-cursor")}`);
    for (const text of ["65f0c1a2b3c4d5e6f7a8b9c0.-5", "65f0c1a2b3c4d5e6f7a8b9c0.1.2", "x.1"]) {
      const cursor = Buffer.from(text).toString("base64url");
      expect(listErrorCodes(await acme.get(`/v2/users?cursor=${cursor}`))).toEqual(["/cursor invalid_value"]);
    }
  });
});
