import { expect, inject, it } from "vitest";
import { applyMigrations } from "@/lib/platform/db/apply-migrations";
import { createTestDatabase } from "@/lib/platform/db/testing/test-database";
import { recordStatements } from "../support/record-statements";

const test = createTestDatabase();

it("the start reads the migrations of an up-to-date database once", async () => {
  const { rows } = await test.pool.query("SELECT current_database() AS name");
  const address = new URL(inject("testServer"));
  address.pathname = `/${rows[0].name}`;
  const statements = await recordStatements(() => applyMigrations(address.href));
  expect(statements.filter((text) => text.includes("_prisma_migrations"))).toHaveLength(1);
});
