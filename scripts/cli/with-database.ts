import { assertSecrets } from "@/lib/domain/tenancy/sealing/assert-secrets";
import { applyMigrations } from "@/lib/platform/db/apply-migrations";
import { closeDatabase } from "@/lib/platform/db/close-database";
import { parseEnv } from "@/lib/platform/env/env";
import { findSecrets } from "../start/find-secrets";
import { acquireDatabase } from "./acquire-database";

/**
 * Runs a command on the migrated database of the settings: that of DATABASE_URL, or the built-in one, with or without
 * a running service. Passes it the names of the migrations that were due.
 */
export async function withDatabase<T>(
  run: (applied: string[]) => Promise<T>,
  { checksSecrets }: { checksSecrets: boolean },
): Promise<T> {
  const settings = parseEnv(process.env);
  const { url, webUrl, stop } = await acquireDatabase(settings);
  try {
    // The command reads these resolved settings; links lead to the running service. A command has no time limit and
    // uses no pooler.
    Object.assign(process.env, {
      DATABASE_URL: url,
      DATABASE_DIRECT_URL: "",
      DATABASE_STATEMENT_TIMEOUT: "0",
    });
    const secrets = await findSecrets(settings);
    process.env.BOOKPAGE_SECRET = secrets[0];
    process.env.BOOKPAGE_SECRET_PREVIOUS = secrets[1] ?? "";
    if (webUrl) process.env.WEB_URL ||= webUrl;
    const applied = await applyMigrations(url);
    if (checksSecrets) await assertSecrets(url, secrets);
    return await run(applied);
  } finally {
    await closeDatabase();
    await stop();
  }
}
