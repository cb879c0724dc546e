import { beforeAll, describe, expect, it } from "vitest";
import { deleteOrganization } from "@/lib/domain/lifecycle/organization-data/delete-organization";
import { exportOrganization } from "@/lib/domain/lifecycle/organization-data/export-organization";
import { listOwnedTables } from "@/lib/domain/lifecycle/organization-data/list-owned-tables";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestApi, type Tenant } from "../support/api";
import { findTexts } from "../support/find-texts";
import { createFullFixture } from "../support/full-fixture/create-full-fixture";
import { createTestUser } from "../support/users";

const api = createTestApi();

/** Tables without an owner, or owned by the holder of a token for an hour. */
const OWNERLESS = ["_prisma_migrations", "form_drafts", "rate_limits", "sealing_keys"];

let acme: Tenant;
let other: Tenant;
beforeAll(async () => {
  [acme, other] = [await api.tenant("Acme Unlimited"), await api.tenant("Other")];
  const fixture = await createFullFixture(acme);
  await createFullFixture(other);
  const login = { credentials: { username: "boss", password: "five grey herons" } };
  await createTestUser(acme, { user: { first_name: "Bossanova" }, login });
  await acme.post(
    "/v2/users",
    { organization: acme.id, user: { email: "once@example.com" } },
    { "idempotency-key": "once" },
  );
  await acme.post(`/v2/events/${fixture.event._id}/messages`, {
    from: "guest@example.com",
    body: "Until then",
  });
}, 60_000);

async function listTables(): Promise<string[]> {
  const { rows } = await api.pool.query(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  return rows.map(({ name }) => name).sort();
}

async function countRows(tenant: Tenant): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name, condition } of await listOwnedTables(api.db)) {
    const { rows } = await api.pool.query(`SELECT count(*) FROM ${name} t WHERE ${condition}`, [tenant.id]);
    counts[name] = Number(rows[0].count);
  }
  return counts;
}

async function exportLines(tenant: Tenant) {
  const connection = await api.pool.connect();
  try {
    const lines: Record<string, unknown>[] = [];
    const now = new Date("2031-03-01T00:00:00Z");
    for await (const line of exportOrganization(api.db, connection, asOrganizationId(tenant.id), now))
      lines.push(JSON.parse(line));
    return lines;
  } finally {
    connection.release();
  }
}

it("every table belongs to an organisation or is listed as global", { tags: "main" }, async () => {
  const owned = (await listOwnedTables(api.db)).map(({ name }) => name);
  expect([...owned, ...OWNERLESS].sort()).toEqual(await listTables());
});

describe("an organisation's export", () => {
  it("has every row of the organisation once, and none of others", { tags: "main" }, async () => {
    const lines = await exportLines(acme);
    const counts: Record<string, number> = {};
    for (const { table } of lines.slice(1, -1)) counts[String(table)] = (counts[String(table)] ?? 0) + 1;
    const expected = Object.entries(await countRows(acme)).filter(([, count]) => count > 0);
    expect(counts).toEqual(Object.fromEntries(expected));
    expect(lines[0]).toEqual({ organization: acme.id, exported_at: "2031-03-01T00:00:00.000Z" });
    expect(lines.at(-1)).toEqual({ rows: lines.length - 2 });
    expect(JSON.stringify(lines)).not.toContain(other.id);
  });

  it("has no secrets", async () => {
    const text = JSON.stringify(await exportLines(acme));
    expect(text).toContain("Bossanova");
    expect(text).not.toMatch(/argon2|\\\\x[0-9a-f]{20}|"(password|secret|token)?_?hash"/);
  });
});

describe("an organisation's deletion", () => {
  it("leaves nothing in any table, and does not touch others", { tags: "main" }, async () => {
    const before = await countRows(other);
    const theirs = await findTexts(api.pool, ["Acme Unlimited", "Bossanova", acme.id, "boss"]);
    expect(theirs.length).toBeGreaterThan(10);
    expect(await deleteOrganization(api.db, asOrganizationId(acme.id))).toBe(0);
    expect(await findTexts(api.pool, ["Acme Unlimited", "Bossanova", acme.id, "boss"])).toEqual([]);
    expect(Object.values(await countRows(acme)).every((count) => count === 0)).toBe(true);
    expect(await countRows(other)).toEqual(before);
    expect(await deleteOrganization(api.db, asOrganizationId(acme.id))).toBe(0);
  });
});
