import { readMigrations } from "@/lib/platform/db/migrations-folder";
import { runOnConnection } from "@/lib/platform/db/run-on-connection";
import { defineStatement } from "@/lib/platform/db/statement";
import { type DoctorContext, type Finding, reportFailure, reportPass } from "./finding";

const MAX_CLOCK_DIFFERENCE_MS = 2000;

const STATE = defineStatement<{ version: string; mayCreate: boolean; size: string; now: Date }>(`
  SELECT current_setting('server_version') AS version,
         has_database_privilege(current_database(), 'CREATE') AS "mayCreate",
         pg_size_pretty(pg_database_size(current_database())) AS size, clock_timestamp() AS now`);

const FOREIGN_TABLES = defineStatement<{ count: number }>(`
  SELECT count(*)::int AS count FROM pg_class c
   WHERE c.relnamespace = to_regnamespace('public') AND c.relkind IN ('r', 'p')
     AND NOT pg_has_role(c.relowner, 'USAGE')`);

const MISSING_EXTENSIONS = defineStatement<{ name: string; available: boolean }>(`
  SELECT wanted AS name, EXISTS (SELECT FROM pg_available_extensions a WHERE a.name = wanted) AS available
    FROM unnest($1::text[]) wanted WHERE NOT EXISTS (SELECT FROM pg_extension e WHERE e.extname = wanted)`);

export async function checkDatabase({ client }: DoctorContext): Promise<Finding[]> {
  const startedAt = Date.now();
  const [state] = await runOnConnection(client, STATE);
  const middle = (startedAt + Date.now()) / 2;
  const [foreign] = await runOnConnection(client, FOREIGN_TABLES);
  const owns = state?.mayCreate && foreign?.count === 0;
  const differenceMs = Math.round(Math.abs((state?.now.getTime() ?? 0) - middle));
  return [
    reportPass("database", `PostgreSQL ${state?.version}, ${state?.size}`),
    await checkExtensions({ client }),
    owns
      ? reportPass("rights", "this role owns the tables and may create more")
      : reportFailure(
          "rights",
          "this role may not change the database, so that migrations will fail",
          "make the role of DATABASE_URL the owner of the database and of its tables",
        ),
    differenceMs <= MAX_CLOCK_DIFFERENCE_MS
      ? reportPass("clock", `${differenceMs} ms from the database's`)
      : reportFailure(
          "clock",
          `${differenceMs} ms from the database's: availability and the times of jobs are wrong`,
          "set the clocks of both machines by NTP",
        ),
  ];
}

async function checkExtensions({ client }: Pick<DoctorContext, "client">): Promise<Finding> {
  const { migrationDirectories } = await readMigrations();
  const expected = new Set<string>();
  for (const { migrationFile } of migrationDirectories) {
    const sql = migrationFile.content.tag === "ok" ? migrationFile.content.value : "";
    for (const [, name = ""] of sql.matchAll(/CREATE EXTENSION IF NOT EXISTS "?(\w+)/gi)) expected.add(name);
  }
  const missing = await runOnConnection(client, MISSING_EXTENSIONS, [[...expected]]);
  if (missing.length === 0) return reportPass("extensions", [...expected].sort().join(", "));
  const names = missing.map(({ name }) => name).join(", ");
  return reportFailure(
    "extensions",
    `${names} not there`,
    missing.every(({ available }) => available)
      ? "they are made by the migrations: call bookpage migrate"
      : "install PostgreSQL's contrib modules on the server",
  );
}
