import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { type Db, withTransaction } from "./client";
import { executeSql } from "./execute-sql";
import { generateId } from "./generate-id";
import { openDatabase } from "./open-database";
import { defineStatement } from "./statement";
import { createTestDatabase } from "./testing/test-database";

const test = createTestDatabase();

const makeOrganization = (name: string) => ({ data: { id: generateId(), name } });

describe("withTransaction", () => {
  it("shows hand-written SQL what Prisma wrote in the same transaction, and hides it from others", {
    tags: "main",
  }, async () => {
    await withTransaction(test.db, async (tx) => {
      const { id } = await tx.organization.create(makeOrganization("Inside"));
      const select = defineStatement("SELECT name FROM organizations WHERE id = $1");
      expect(await executeSql(tx, select, [id])).toEqual([{ name: "Inside" }]);
      expect(await executeSql(test.db, select, [id])).toEqual([]);
    });
  });

  it("joins an open transaction", async () => {
    const { id } = makeOrganization("").data;
    const nested = withTransaction(test.db, async (outer) => {
      await withTransaction(outer, (tx) => tx.organization.create({ data: { id, name: "Nested" } }));
      throw new Error("Outer failure");
    });
    await expect(nested).rejects.toThrow("Outer failure");
    expect(await test.db.organization.findUnique({ where: { id } })).toBeNull();
  });

  it("separates concurrent transactions", async () => {
    const parallel = defineStatement<{ name: string }>(
      "SELECT name FROM organizations WHERE name LIKE 'Parallel%'",
    );
    const names = Array.from({ length: 20 }, (_, number) => `Parallel ${number}`);
    const read = names.map((name) =>
      withTransaction(test.db, async (tx) => {
        await tx.organization.create(makeOrganization(name));
        const rows = await executeSql(tx, parallel);
        return rows.map((row) => row.name);
      }),
    );
    const values = await Promise.all(read);
    for (const [number, name] of names.entries()) expect(values[number]).toContain(name);
  });
});

describe("A transaction after its timeout", () => {
  const insert = defineStatement("INSERT INTO organizations (id, name, updated_at) VALUES ($1, $2, now())");

  it.each([
    ["while it waits for a statement", (tx: Db) => executeSql(tx, defineStatement("SELECT pg_sleep(0.6)"))],
    ["while it does something else", () => setTimeout(600)],
  ])("runs no further statement, %s", async (_, idle) => {
    const { db, close } = openDatabase(test.url, { poolSize: 1, transactionTimeoutMs: 200 });
    const [before, after, other] = [generateId(), generateId(), generateId()];
    const late: { refused?: Promise<unknown> } = {};
    const transaction = withTransaction(db, async (tx) => {
      await executeSql(tx, insert, [before, "Before"]);
      await idle(tx);
      late.refused = executeSql(tx, insert, [after, "After"]).then(String, String);
      await late.refused;
    });
    await expect(transaction).rejects.toThrow(/already closed|expired/i);
    // Another client has the only connection by now.
    await withTransaction(db, async (tx) => {
      await executeSql(tx, insert, [other, "Other"]);
      await expect.poll(() => late.refused).toContain("Transaction already closed");
    });
    const made = await test.db.organization.findMany({ where: { id: { in: [before, after, other] } } });
    expect(made.map(({ name }) => name)).toEqual(["Other"]);
    await close();
  });
});

describe("Instants in the database", () => {
  it.each(["UTC", "America/New_York", "Asia/Kathmandu"])(
    "are the same for Prisma and SQL with TZ=%s",
    async (zone) => {
      const before = process.env.TZ;
      process.env.TZ = zone;
      try {
        const createdAt = new Date("2026-03-29T00:30:00.123Z");
        const { id } = makeOrganization("").data;
        await test.db.organization.create({ data: { id, name: zone, createdAt } });
        const read = defineStatement<{ created_at: Date; stored: string; same: boolean; plain: Date }>(`
          SELECT created_at, to_char(created_at, 'YYYY-MM-DD HH24:MI:SS.MS') AS stored, created_at = $2 AS same,
                 $2::timestamp AS plain FROM organizations WHERE id = $1`);
        const [row] = await executeSql(test.db, read, [id, createdAt]);
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

it("executeSql returns a count as a number", async () => {
  expect(await executeSql(test.db, defineStatement("SELECT count(*) AS n FROM users"))).toEqual([{ n: 0 }]);
});
