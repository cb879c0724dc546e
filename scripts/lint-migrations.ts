import { readFile } from "node:fs/promises";
import path from "node:path";
import { getMigrationsFolder, listMigrations } from "@/lib/platform/db/migrations-folder";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { findMigrationIssues } from "./migration-rules/find-migration-issues";

/** Migrations up to this one, the baseline, run on empty databases only. */
const LAST_EXEMPT = "20261129000009";

/** Throws for migrations that would block a running service, or break the previous release. */
export async function lintMigrations() {
  const names = await listMigrations();
  const scripts = names.map(async (name) => ({
    name,
    text: await readFile(path.join(getMigrationsFolder(), name, "migration.sql"), "utf8"),
  }));
  const issues = await findMigrationIssues(await Promise.all(scripts), LAST_EXEMPT);
  if (issues.length > 0)
    throw new OperatorError(
      `${issues.join("\n")}\nSee docs/how-to/add-a-migration.md for what to do instead.`,
    );
}
