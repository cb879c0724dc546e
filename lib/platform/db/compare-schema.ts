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
 * The SQL that leads from the migrations to the schema, empty when they agree. Needs a scratch database on that server.
 * Checks, exclusions, extensions and partial indexes, which a Prisma schema cannot say, are not compared.
 */
export async function compareSchema(serverUrl: string): Promise<string> {
  const { hostname, port, username, password, pathname } = new URL(serverUrl);
  // In parts, as a connection string would keep the engine from naming the scratch database.
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
  const saysSomething = /^(?!--)\S/m.test(stdout ?? ""); // beyond "-- This is an empty migration."
  return saysSomething ? (stdout ?? "").trim() : "";
}
