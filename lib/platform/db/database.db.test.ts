import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { type Db, inTransaction } from "./client";
import { newId } from "./id";
import { openDatabase } from "./open-database";
import { sql } from "./sql";
import { statement } from "./statement";
import { testDatabase } from "./testing/test-database";

const test = testDatabase();

const makeOrganization = (name: string) => ({ data: { id: newId(), name } });

describe("inTransaction", () => {
  it("shows hand-written SQL what Prisma wrote in the same transaction, and nobody else", {
    tags: "main",
  }, async () => {
    await inTransaction(test.db, async (tx) => {
      const { id } = await tx.organization.create(makeOrganization("Inside"));
      const select = statement("SELECT name FROM organizations WHERE id = $1");
      expect(await sql(tx, select, [id])).toEqual([{ name: "Inside" }]);
      expect(await sql(test.db, select, [id])).toEqual([]);
    });
  });

  it("joins the transaction that is open", async () => {
    const { id } = makeOrganization("").data;
    const nested = inTransaction(test.db, async (outer) => {
      await inTransaction(outer, (tx) => tx.organization.create({ data: { id, name: "Nested" } }));
      throw new Error("Outer failure");
    });
    await expect(nested).rejects.toThrow("Outer failure");
    expect(await test.db.organization.findUnique({ where: { id } })).toBeNull();
  });

  it("keeps transactions beside each other apart", async () => {
    const parallel = statement<{ name: string }>(
      "SELECT name FROM organizations WHERE name LIKE 'Parallel%'",
    );
    const names = Array.from({ length: 20 }, (_, number) => `Parallel ${number}`);
    const read = names.map((name) =>
      inTransaction(test.db, async (tx) => {
        await tx.organization.create(makeOrganization(name));
        const rows = await sql(tx, parallel);
        return rows.map((row) => row.name);
      }),
    );
    const seen = await Promise.all(read);
    for (const [number, name] of names.entries()) expect(seen[number]).toContain(name);
  });
});

describe("a transaction that takes too long", () => {
  const insert = statement("INSERT INTO organizations (id, name, updated_at) VALUES ($1, $2, now())");

  it.each([
    ["while it waits for a statement", (tx: Db) => sql(tx, statement("SELECT pg_sleep(0.6)"))],
    ["while it does something else", () => setTimeout(600)],
  ])("does nothing more once it is given up, %s", async (_, idle) => {
    const { db, close } = openDatabase(test.url, { poolSize: 1, transactionTimeoutMs: 200 });
    const [before, after, other] = [newId(), newId(), newId()];
    const late: { refused?: Promise<unknown> } = {};
    const given = inTransaction(db, async (tx) => {
      await sql(tx, insert, [before, "Before"]);
      await idle(tx);
      late.refused = sql(tx, insert, [after, "After"]).then(String, String);
      await late.refused;
    });
    await expect(given).rejects.toThrow(/already closed|expired/i);
    // The one connection is the next one's by now.
    await inTransaction(db, async (tx) => {
      await sql(tx, insert, [other, "Other"]);
      await expect.poll(() => late.refused).toContain("Transaction already closed");
    });
    const made = await test.db.organization.findMany({ where: { id: { in: [before, after, other] } } });
    expect(made.map(({ name }) => name)).toEqual(["Other"]);
    await close();
  });
});

describe("instants in the database", () => {
  it.each(["UTC", "America/New_York", "Asia/Kathmandu"])(
    "are the same for Prisma and SQL with TZ=%s",
    async (zone) => {
      const before = process.env.TZ;
      process.env.TZ = zone;
      try {
        const createdAt = new Date("2026-03-29T00:30:00.123Z");
        const { id } = makeOrganization("").data;
        await test.db.organization.create({ data: { id, name: zone, createdAt } });
        const read = statement<{ created_at: Date; stored: string; same: boolean; plain: Date }>(`
          SELECT created_at, to_char(created_at, 'YYYY-MM-DD HH24:MI:SS.MS') AS stored, created_at = $2 AS same,
                 $2::timestamp AS plain FROM organizations WHERE id = $1`);
        const [row] = await sql(test.db, read, [id, createdAt]);
        expect(row).toEqual({
          created_at: createdAt,
          stored: "2026-03-29 00:30:00.123",
          same: true,
          plain: createdAt,
        });
        expect((await test.db.organization.findUniqueOrThrow({ where: { id } })).createdAt).toEqual(
          createdAt,
        );
      } finally {
        if (before === undefined) delete process.env.TZ;
        else process.env.TZ = before;
      }
    },
  );
});

it("hand-written SQL reads a count as a number", async () => {
  expect(await sql(test.db, statement("SELECT count(*) AS n FROM users"))).toEqual([{ n: 0 }]);
});
