import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { MigrationList } from "@prisma/schema-engine-wasm";

/** Relative to the project's root, which is the working directory of every command. */
export const getMigrationsFolder = () => path.resolve("prisma/migrations");

/** Names of the migrations in the folder, oldest first. */
export async function listMigrations(): Promise<string[]> {
  const entries = await readdir(getMigrationsFolder(), { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

const LOCK_FILE = { path: "migration_lock.toml", content: 'provider = "postgresql"\n' };

/** Reads the folder, or some migrations by name, in the format of the schema engine. */
export async function readMigrations(only?: readonly string[]): Promise<MigrationList> {
  const baseDir = getMigrationsFolder();
  const names = (await listMigrations()).filter((name) => !only || only.includes(name));
  const migrationDirectories = names.map(async (name) => {
    const value = await readFile(path.join(baseDir, name, "migration.sql"), "utf8");
    return { path: name, migrationFile: { path: "migration.sql", content: { tag: "ok" as const, value } } };
  });
  return {
    baseDir,
    lockfile: LOCK_FILE,
    shadowDbInitScript: "",
    migrationDirectories: await Promise.all(migrationDirectories),
  };
}
