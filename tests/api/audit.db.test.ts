import { beforeAll, describe, expect, it } from "vitest";
import { resource } from "@/lib/domain/audit/schema";
import { runAsActor } from "@/lib/platform/db/actor";
import { withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { generateId } from "@/lib/platform/db/generate-id";
import { definePreparedStatement, defineStatement } from "@/lib/platform/db/statement";
import { createTenantClient, createTestApi, type Tenant } from "../support/api";
import { createTestEvent, DATE } from "../support/events";
import { createTestPage, createTestUser, makeUniqueName } from "../support/users";

const api = createTestApi();

let acme: Tenant;
let keyId: string;
beforeAll(async () => {
  acme = await api.tenant();
  keyId = (await acme.get("/v2/api_keys")).body[0]._id;
});

const listEntries = async (resourceId: string, search = "") =>
  (await acme.get(`/v2/audit?resource_id=${resourceId}${search}`)).body;

describe("a write through the API", () => {
  it("records the caller, the time, the request and the changes", { tags: "main" }, async () => {
    const user = await createTestUser(acme);
    const before = Date.now();
    const renamed = { user: { first_name: "Ana" } };
    await acme.put(`/v2/users/${user._id}`, renamed, {
      "x-request-id": "rename-1",
      "x-forwarded-for": "2001:db8:1:2:3:4:5:6",
      "user-agent": `Importer/2.1 (nightly) ${"x".repeat(200)}`,
    });
    const [entry, created, ...others] = await listEntries(user._id);
    expect(entry).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      createdAt: expect.any(String),
      actor: { kind: "key", id: keyId, name: "test" },
      request_id: "rename-1",
      address: "2001:db8:1:2:3:4:5:6",
      device: `Importer/2.1 (nightly) ${"x".repeat(97)}`,
      action: "update",
      resource: "user",
      resource_id: user._id,
      resource_name: "Ana",
      changes: { first_name: { before: null, after: "Ana" } },
      undoable: false,
    });
    expect(Math.abs(Date.parse(entry.createdAt) - before)).toBeLessThan(60_000);
    expect(created).toMatchObject({ action: "create", changes: { email: { after: user.emails[0] } } });
    expect(others).toEqual([]);
  });

  it("records no address or device of a request that sent none", async () => {
    const { _id } = await createTestUser(acme);
    expect(await listEntries(_id)).toEqual([expect.objectContaining({ address: null, device: null })]);
  });

  it("records the user agent verbatim", async () => {
    const device = `'; ROLLBACK; -- "\\' $1 \\`;
    const { _id } = await createTestUser(acme);
    await acme.put(`/v2/users/${_id}`, { user: { first_name: "Ana" } }, { "user-agent": device });
    expect((await listEntries(_id))[0]).toMatchObject({ action: "update", device });
  });

  it("records nothing if it changes nothing", async () => {
    const user = await createTestUser(acme, { user: { first_name: "Ana" } });
    const { body } = await acme.put(`/v2/users/${user._id}`, { user: { first_name: "Ana" } });
    expect(body.user.__v).toBe(0);
    expect(await listEntries(user._id)).toHaveLength(1);
  });

  it("records nothing if it is rejected", async () => {
    const user = await createTestUser(acme);
    const count = () => api.db.auditEntry.count();
    const before = await count();
    const page = { nickname: (await createTestPage(acme, user._id)).nickname };
    const after = await count();
    expect(after).toBe(before + 1);
    const person = { organization: acme.id, user: {}, bookpage: page };
    expect((await acme.post("/v2/users", person)).status).toBe(409);
    expect(await count()).toBe(after);
  });

  it("records that a password changed, without either password", async () => {
    const login = (password: string) => ({
      login: { credentials: { username: makeUniqueName("ana"), password } },
    });
    const user = await createTestUser(acme, login("first secret"));
    await acme.put(`/v2/users/${user._id}`, login("second secret"));
    const entries = await listEntries(user._id);
    expect(entries[0].changes.login).toEqual({
      before: [{ username: expect.any(String) }],
      after: [{ username: expect.any(String), password: "hidden" }],
    });
    expect(JSON.stringify(entries)).not.toMatch(/argon2|secret/);
  });

  it("of an event records its parts, in one list per kind", async () => {
    const host = await createTestUser(acme);
    const event = await createTestEvent(acme, host, {
      dates: [DATE],
      places: [{ name: "Office" }],
      invitees: [{ email: "ana@example.com", full_name: "Ana" }],
    });
    const entries = await listEntries(event._id);
    expect(entries.every((entry: { resource: string }) => entry.resource === "event")).toBe(true);
    expect(entries.at(-1)).toMatchObject({ action: "create", changes: { title: { after: event.title } } });
    const parts = Object.assign({}, ...entries.map(({ changes }: { changes: object }) => changes));
    expect(parts.places).toEqual({ before: [], after: [expect.objectContaining({ name: "Office" })] });
    expect(parts.invitees.after).toHaveLength(2);
    expect(parts.invitees.after[1]).toMatchObject({ email: "ana@example.com", full_name: "Ana" });
    expect(parts.votes.after).toHaveLength(2);
    expect(JSON.stringify(entries)).not.toMatch(/key_hash|key_store/);
  });

  it("is attributed to the key whether it is one statement, a transaction or hand-written SQL", async () => {
    const actor = { kind: "key", id: keyId, requestId: "ways" } as const;
    const organization = await api.tenant("Ways");
    const rename = (name: string) => ({ where: { id: organization.id }, data: { name } });
    await runAsActor(actor, () => api.db.organization.update(rename("One")));
    await runAsActor(actor, () => withTransaction(api.db, (tx) => tx.organization.update(rename("Two"))));
    const three = defineStatement("UPDATE organizations SET name = 'Three' WHERE id = $1");
    await runAsActor(actor, () => executeSql(api.db, three, [organization.id]));
    const four = definePreparedStatement("UPDATE organizations SET name = 'Four' WHERE id = $1");
    await runAsActor(actor, () => executeSql(api.db, four, [organization.id]));
    await api.db.organization.update(rename("Renamed"));
    const entries = (await organization.get("/v2/audit?resource=organization")).body;
    expect(
      entries.map(({ actor: { kind }, changes }: { actor: { kind: string }; changes: never }) => [
        kind,
        (changes as { name: { after: string } }).name.after,
      ]),
    ).toEqual([
      ["system", "Renamed"],
      ["key", "Four"],
      ["key", "Three"],
      ["key", "Two"],
      ["key", "One"],
      ["system", "Ways"],
    ]);
  });
});

it("the audit log records each row that one statement changes, however many there are", async () => {
  const organization = await api.tenant("Many teams");
  await api.pool.query(
    `INSERT INTO teams (organization_id, id, extid, name, updated_at)
     SELECT $1, lpad(n::text, 24, '0'), n, 'Team ' || n, now() FROM generate_series(1, 2000) n`,
    [organization.id],
  );
  const rename = "UPDATE teams SET name = name || '!' WHERE organization_id = $1";
  // The plan for one row must not be cached for many.
  for (let n = 1; n < 8; n += 1) await api.pool.query(`${rename} AND extid = $2`, [organization.id, n]);
  await api.pool.query(rename, [organization.id]); // took longer than the test may, one row after the other
  const { rows } = await api.pool.query(
    `SELECT count(*)::int AS count FROM audit_entries
      WHERE organization_id = $1 AND action = 'update'
        AND changes->'name'->>'after' = (changes->'name'->>'before') || '!'`,
    [organization.id],
  );
  expect(rows[0].count).toBe(2007);
});

describe("the subject of an audit entry", () => {
  it("has its current name, and its last name after it is deleted", async () => {
    const extid = makeUniqueName("team");
    const { body: team } = await acme.post("/v2/teams", { extid, name: "Sales" });
    await acme.put(`/v2/teams/${team._id}`, { name: "Design" });
    const names = async () => (await listEntries(team._id)).map((entry: Named) => entry.resource_name);
    expect(await names()).toEqual(["Design", "Design"]);
    await acme.delete(`/v2/teams/${team._id}`);
    expect(await names()).toEqual(["Design", "Design", "Design"]);
  });

  it("keeps the name of the acting key after the key is deleted", async () => {
    const { body: key } = await acme.post("/v2/api_keys", { name: "Import of May" });
    const { body: event } = await createTenantClient(acme.id, key.key).post("/v2/events", {
      title: "Kick-off",
      created_by: { email: "ana@else.example" },
    });
    expect((await acme.delete(`/v2/api_keys/${key._id}`)).status).toBe(200);
    const [entry] = await listEntries(event._id);
    expect([entry.actor.name, entry.resource_name]).toEqual(["Import of May", "Kick-off"]);
  });

  it("is not named to another organisation", async () => {
    const other = await api.tenant();
    const user = await createTestUser(acme, { user: { first_name: "Ana" } });
    expect((await other.get(`/v2/audit?resource_id=${user._id}`)).body).toEqual([]);
  });
});

interface Named {
  resource_name: string | null;
}

describe("the audit entry of a deletion", () => {
  it("lists what was deleted, cascades included", async () => {
    const user = await createTestUser(acme, { user: { first_name: "Ana" } });
    const page = await createTestPage(acme, user._id);
    await api.db.user.deleteMany({ where: { id: user._id } });
    expect((await listEntries(user._id))[0]).toMatchObject({
      action: "delete",
      changes: { first_name: { before: "Ana", after: null } },
    });
    expect((await listEntries(page._id))[0]).toMatchObject({
      action: "delete",
      resource: "bookpage",
      changes: { nickname: { before: page.nickname, after: null } },
    });
  });

  it("of an organisation is deleted with it", async () => {
    const gone = await api.tenant("Gone");
    await createTestEvent(gone, await createTestUser(gone), { dates: [DATE] });
    await api.db.organization.delete({ where: { id: gone.id } });
    expect(await api.db.auditEntry.count({ where: { organizationId: gone.id } })).toBe(0);
  });
});

describe("GET /v2/audit", () => {
  const ids = (body: { _id: string }[]) => body.map(({ _id }) => _id);

  it("returns the newest entries first, in pages", { tags: "main" }, async () => {
    const all = (await acme.get("/v2/audit?limit=1000")).body;
    expect(ids(all)).toEqual(ids(all).sort().reverse());
    const first = await acme.get("/v2/audit?limit=3");
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] as string;
    const second = await acme.get(next.replace("https://meet.example.com", ""));
    expect([...first.body, ...second.body]).toEqual(all.slice(0, 6));
  });

  it("filters by resource, caller and time", async () => {
    const all = (await acme.get("/v2/audit?limit=1000")).body;
    type Entry = (typeof all)[number];
    const middle = all[Math.floor(all.length / 2)].createdAt;
    for (const [search, fits] of [
      ["resource=bookpage", (entry: Entry) => entry.resource === "bookpage"],
      [`actor=${keyId}`, (entry: Entry) => entry.actor.id === keyId],
      [`since=${middle}`, (entry: Entry) => entry.createdAt >= middle],
      [`until=${middle}`, (entry: Entry) => entry.createdAt < middle],
      [`since=${middle}&until=${middle}`, () => false],
    ] as const) {
      const { body } = await acme.get(`/v2/audit?limit=1000&${search}`);
      expect(ids(body), search).toEqual(ids(all.filter(fits)));
    }
  });

  it.each([
    ["resource=session", "/resource"],
    ["resource_id=x", "/resource_id"],
    ["actor=me", "/actor"],
    ["since=yesterday", "/since"],
    ["until=2031-02-30T00:00:00Z", "/until"],
    ["cursor=x", "/cursor"],
  ])("rejects %s", async (search, pointer) => {
    const { status, body } = await acme.get(`/v2/audit?${search}`);
    expect([status, body.errors[0].pointer]).toEqual([400, pointer]);
  });

  it("reads no more rows than it returns", async () => {
    const organizations = Array.from({ length: 20 }, generateId);
    const [organization] = organizations;
    await api.db.organization.createMany({ data: organizations.map((id) => ({ id, name: "Many" })) });
    await api.pool.query(
      `INSERT INTO audit_entries (id, organization_id, actor_kind, actor_id, action, resource, resource_id, changes)
       SELECT audit_entry_id(now()), o, 'key', 'k' || n % 50, 'update', 'r' || n % 40, 'i' || n % 500, '{}'
         FROM generate_series(1, 1000) n, unnest($1::text[]) o`,
      [organizations],
    );
    await api.pool.query("ANALYZE audit_entries");
    for (const condition of ["true", "resource = 'r7'", "resource_id = 'i7'", "actor_id = 'k7'"]) {
      const { rows } = await api.pool.query(
        `EXPLAIN SELECT * FROM audit_entries WHERE organization_id = '${organization}' AND ${condition}
          ORDER BY id DESC LIMIT 11`,
      );
      const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
      expect(plan).toMatch(
        /Index Scan (using audit_entries_organization_id_|Backward using audit_entries_pkey)/,
      );
      expect(plan).not.toMatch(/Sort|Filter/);
    }
  });
});

describe("the audit triggers", () => {
  /** Tables beside the data, derived from it, or entirely secret. */
  const UNAUDITED =
    /^(_prisma_migrations|address_(confirmations|positions)|audit_entries|conferences|directory|feedback|form_drafts|form_responses|former_names|idempotency_keys|imported_events|join_requests|last_visits|mail_(counts|senders|suppressions)|provisioned_(teams|users)|provisioning_states|mails|offboardings|old_link_sites|oauth_(apps|grants|tokens)|page_domains|page_views|phone_codes|planned_steps|push_messages|rate_limits|tombstones|trash_items|trash_rows|reservations|saml_requests|sealing_keys|sessions|settings_plans|subject_steps|tool_imports|tool_import_responses|transitions|transition_meetings|travel_times|signup_links|webhook_(attempts|deliveries)|calendar_(changes|connection_people|entries|syncs|watches)|access_revocations|files|authenticators|identities|passkeys|personal_tokens|recovery_codes|sign_in_(settings|domains)|used_challenges|subcalendar_syncs|slack_(messages|people|presses)|sms_(budget_notices|consents|stops|usage)|text_(messages|replies)|test_(clocks|jobs)|busy_periods|waiting_entries|whatsapp_(templates|usage))$/;

  async function audited() {
    const { rows } = await api.pool.query<{ table: string; arguments: string[] }>(
      `SELECT tgrelid::regclass::text AS table, string_to_array(encode(tgargs, 'escape'), '\\000') AS arguments
         FROM pg_trigger WHERE tgfoid = 'record_audit'::regproc`,
    );
    return rows;
  }

  it("exist on every table with an organisation's data, for every kind of write", async () => {
    const { rows } = await api.pool.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
    );
    const tables = rows.map(({ name }) => name).filter((name) => !UNAUDITED.test(name));
    const triggers = (await audited()).map(({ table }) => table);
    expect(triggers.sort()).toEqual(tables.flatMap((table) => [table, table, table]).sort());
  });

  it("name the resources that the API has", async () => {
    const named = new Set((await audited()).map(({ arguments: [name] }) => name));
    // Erasures and trash_items from waiting lists are recorded explicitly, without contents; so are sign-in
    // settings, mail servers and suppressions, tokens and resent mails: their tables have no triggers.
    expect(
      [
        ...named,
        "person",
        "waiting_entry",
        "sign_in",
        "domain",
        "personal_token",
        "oauth_app",
        "oauth_grant",
        "mail",
        "mail_sender",
        "mail_suppression",
      ].sort(),
    ).toEqual([...resource.options].sort());
  });

  it("omit secrets", async () => {
    for (const { table, arguments: settings } of await audited()) {
      const [hidden = "", masked] = settings.slice(6);
      const { rows } = await api.pool.query<{ name: string }>(
        `SELECT column_name AS name FROM information_schema.columns
          WHERE table_schema = 'public' AND table_name = $1
            AND (data_type = 'bytea' OR column_name ~ 'secret|password|hash|token|sealed|key')`,
        [table],
      );
      for (const { name } of rows) {
        const left = name === masked || hidden.slice(1, -1).split(",").includes(name);
        expect(left, `${table}.${name} would be shown`).toBe(true);
      }
    }
  });
});
