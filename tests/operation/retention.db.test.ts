import { beforeAll, describe, expect, it } from "vitest";
import {
  FORCE_KEY_LOOKUPS,
  RECORDS_BY_DAYS,
  RECORDS_BY_SETTING,
} from "@/lib/domain/lifecycle/retention/old-records";
import { removeOldRecords } from "@/lib/domain/lifecycle/retention/remove-old-records";
import { parseEnv } from "@/lib/platform/env/env";
import { createTestApi, type Tenant } from "../support/api";
import { createTestEvent, DATE } from "../support/events";
import { createTestForm } from "../support/forms";
import { submitPublicForm } from "../support/public-forms";
import { createTestUser } from "../support/users";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

/** Returns a primary key with the time of some days ago. */
const idFrom = (days: number, number: number) =>
  Math.floor(Date.now() / 1000 - days * 86_400).toString(16) + String(number).padStart(16, "0");

const keptFor = (settings: Record<string, string>) => removeOldRecords(api.db, parseEnv(settings));

const count = async (table: string) =>
  Number((await api.pool.query(`SELECT count(*) FROM ${table}`)).rows[0].count);

it("responses to an Idempotency-Key are kept for 24 hours", { tags: "main" }, async () => {
  const person = (email: string) => ({ organization: acme.id, user: { email } });
  await acme.post("/v2/users", person("old@example.com"), { "idempotency-key": "old" });
  await acme.post("/v2/users", person("new@example.com"), { "idempotency-key": "new" });
  await api.pool.query(
    "UPDATE idempotency_keys SET created_at = now() - interval '1441 minutes' WHERE key = 'old'",
  );
  await keptFor({});
  expect((await api.db.idempotencyKey.findMany()).map(({ key }) => key)).toEqual(["new"]);
});

it("audit entries and past events are kept for good, unless retention is set", async () => {
  const user = await createTestUser(acme);
  const past = await createTestEvent(acme, user, {
    dates: [DATE],
    invitees: [{ email: "guest@example.com" }],
  });
  const coming = await createTestEvent(acme, user, { dates: [DATE] });
  await api.pool.query("UPDATE events SET ends_at = now() - interval '11 days' WHERE id = $1", [past._id]);
  await api.pool.query("UPDATE audit_entries SET id = $1 WHERE id = (SELECT min(id) FROM audit_entries)", [
    idFrom(21, 1),
  ]);
  const entries = await count("audit_entries");
  await keptFor({});
  await keptFor({ RETENTION_EVENTS: "12", RETENTION_AUDIT_LOG: "22" });
  expect([await count("events"), await count("audit_entries")]).toEqual([2, entries]);

  await keptFor({ RETENTION_AUDIT_LOG: "20" });
  expect(await count("audit_entries")).toBe(entries - 1);
  await keptFor({ RETENTION_EVENTS: "10" });
  expect((await api.db.event.findMany()).map(({ id }) => id)).toEqual([coming._id]);
  const told = await api.db.auditEntry.findMany({ where: { resource: "event" } });
  expect(new Set(told.map(({ resourceId }) => resourceId))).toEqual(new Set([coming._id]));
});

it("responses to forms are kept for good, unless retention is set", async () => {
  const form = await createTestForm(acme);
  await submitPublicForm(form.handle);
  await submitPublicForm(form.handle);
  await api.pool.query("UPDATE form_responses SET id = $1 WHERE id = (SELECT min(id) FROM form_responses)", [
    idFrom(21, 2),
  ]);
  await keptFor({});
  await keptFor({ RETENTION_FORM_RESPONSES: "22" });
  expect(await count("form_responses")).toBe(2);
  await keptFor({ RETENTION_FORM_RESPONSES: "20" });
  expect(await count("form_responses")).toBe(1);
});

describe.skipIf(process.env.CITUS_URL)(
  "retention in a table with many rows (not with CITUS_URL: it shows the plan of one shard)",
  () => {
    const ROWS = 20_000;

    beforeAll(async () => {
      const fill = (text: string) => api.pool.query(text.replaceAll("ROWS", String(ROWS)));
      const series = "generate_series(1, ROWS) n";
      const id = `lpad(to_hex(extract(epoch FROM now())::bigint - n * 60), 8, '0') || lpad(n::text, 16, '0')`;
      const hook = "'0123456789abcdef01234567'";
      await fill(`INSERT INTO webhooks (id, organization_id, action, target_url, updated_at)
                VALUES (${hook}, '${acme.id}', 'event.created', 'https://hooks.example.com', now())`);
      await fill(`INSERT INTO webhook_deliveries (id, webhook_id, organization_id, action, body, state)
                SELECT ${id}, ${hook}, '${acme.id}', 'event.created', '[]', 'delivered' FROM ${series}`);
      await fill(`INSERT INTO mails (id, organization_id, key, kind, lang, recipient, subject, sealed, state)
                SELECT ${id}, '${acme.id}', n::text, 'news', 'en', 'a@example.com', 'News', '\\x00', 'unsent' FROM ${series}`);
      await fill(`INSERT INTO audit_entries (id, organization_id, actor_kind, action, resource, resource_id, changes)
                SELECT ${id}, '${acme.id}', 'system', 'create', 'user', n::text, '{}' FROM ${series}`);
      await fill(`INSERT INTO idempotency_keys (organization_id, key, request_hash, status, headers, sealed_body, created_at)
                SELECT '${acme.id}', n::text, '\\x00', 200, '{}', '\\x00', now() - n * interval '1 minute' FROM ${series}`);
      await fill(`INSERT INTO form_drafts (token_hash, sealed, expires_at)
                SELECT n::text::bytea, '\\x00', now() - (n - 10000) * interval '1 second' FROM ${series}`);
      const user = await createTestUser(acme);
      await fill(`INSERT INTO sessions (organization_id, id, token_hash, user_id, expires_at)
                SELECT '${acme.id}', ${id}, n::text::bytea, '${user._id}', now() - (n - 10000) * interval '1 second' FROM ${series}`);
      await fill(`INSERT INTO signup_links (organization_id, token_hash, user_id, state_hash, expires_at)
                SELECT '${acme.id}', n::text::bytea, '${user._id}', '\\x00', now() - n * interval '1 hour' FROM ${series}`);
      await api.pool.query("ANALYZE");
    }, 60_000);

    it("finds old rows by an index", async () => {
      const trash_items = [
        ...RECORDS_BY_DAYS.map(({ days, remove }) => ({ days, text: remove.live.text })),
        ...Object.values(RECORDS_BY_SETTING).map(({ live }) => ({ days: 7, text: live.text })),
      ];
      for (const { days, text } of trash_items) {
        const table = /DELETE FROM (\S+)/.exec(text)?.[1] ?? "";
        if ((await count(table)) < ROWS) continue; // The planner ignores indexes of a small table.
        const client = await api.pool.connect();
        await client.query(`BEGIN; ${FORCE_KEY_LOOKUPS.text}`);
        const { rows } = await client.query(`EXPLAIN ${text.replaceAll("$1", String(days))}`);
        await client.query("ROLLBACK");
        client.release();
        const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
        expect(plan, table).not.toMatch(/Seq Scan(?! on organizations)/);
      }
    });

    it("deletes all old rows, in batches, and no others", async () => {
      await keptFor({
        RETENTION_DELIVERIES: "8",
        RETENTION_MAILS: "8",
        RETENTION_AUDIT_LOG: "8",
      });
      const days = 8 * 1440;
      for (const [table, expected] of [
        ["webhook_deliveries", days],
        ["mails", days],
        ["audit_entries", days],
        ["idempotency_keys", 1440],
        ["form_drafts", 10_000],
        ["sessions", 10_000],
        ["signup_links", 8760],
      ] as const) {
        const left = await count(table);
        expect(left, table).toBeGreaterThan(expected - 60);
        expect(left, table).toBeLessThan(expected + 60);
      }
    }, 60_000);
  },
);
