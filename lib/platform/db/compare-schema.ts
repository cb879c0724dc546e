import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { readMigrations } from "./migrations-folder";
import { withSchemaEngine } from "./with-schema-engine";

async function readSchemaFile() {
  const folder = path.resolve("prisma/schema");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".prisma")).sort();
  const files = names.map(async (name) => ({
    path: name,
    content: await readFile(path.join(folder, name), "utf8"),
  }));
  return { files: await Promise.all(files) };
}

/**
 * Returns the SQL that leads from the migrations to the schema, empty if they agree. Needs a scratch database on that
 * server. A Prisma schema cannot express checks, exclusions, extensions and partial indexes, so they are not
 * compared.
 */
export async function compareSchema(serverUrl: string): Promise<string> {
  const { hostname, port, username, password, pathname } = new URL(serverUrl);
  // Separate fields, because a connection string would prevent the engine from naming the scratch database.
  const connection = {
    host: hostname,
    port: Number(port),
    user: username,
    password,
    database: pathname.slice(1),
  };
  const migrations = await readMigrations();
  const schema = await readSchemaFile();
  const { stdout } = await withSchemaEngine(connection, (engine) =>
    engine.diff({
      from: { tag: "migrations", ...migrations },
      to: { tag: "schemaDatamodel", ...schema },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    }),
  );
  const hasStatements = /^(?!--)\S/m.test(stdout ?? ""); // beyond "-- This is an empty migration."
  return hasStatements ? (stdout ?? "").trim() : "";
}
