import { expect, inject, it } from "vitest";
import { applyMigrations } from "@/lib/platform/db/migrate";
import { testDatabase } from "@/lib/platform/db/testing/test-database";
import { listStatements } from "../support/list-statements";

const test = testDatabase();

it("a start reads once which migrations a database has that has all of them", async () => {
  const { rows } = await test.pool.query("SELECT current_database() AS name");
  const address = new URL(inject("testServer"));
  address.pathname = `/${rows[0].name}`;
  const statements = await listStatements(() => applyMigrations(address.href));
  expect(statements.filter((text) => text.includes("_prisma_migrations"))).toHaveLength(1);
});
