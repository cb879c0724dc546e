import { checkSecrets } from "@/lib/platform/crypto/check-secrets";
import { checkAddresses } from "@/lib/platform/db/check-addresses";
import { closeDatabase } from "@/lib/platform/db/close-database";
import { borrowEmbedded } from "@/lib/platform/db/embedded/supervise";
import { applyMigrations } from "@/lib/platform/db/migrate";
import { parseEnv } from "@/lib/platform/env/env";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { findSecrets } from "../start/find-secrets";

/**
 * Runs a command on the migrated database of the settings: that of DATABASE_URL, or the built-in one, whether the
 * service is running on it or not. Gives it the names of the migrations that were due.
 */
export async function withDatabase<T>(
  run: (applied: string[]) => Promise<T>,
  { checksSecrets }: { checksSecrets: boolean },
): Promise<T> {
  const settings = parseEnv(process.env);
  const dataDir = settings.BOOKPAGE_DATA_DIR;
  const embedded = settings.DATABASE_URL ? undefined : await borrowEmbedded(dataDir);
  try {
    const url = embedded?.url ?? settings.DATABASE_DIRECT_URL ?? (settings.DATABASE_URL as string);
    if (!embedded)
      await checkAddresses(settings.DATABASE_URL as string, { direct: settings.DATABASE_DIRECT_URL });
    // What was resolved here is what the command reads; links lead to where the service is running. A command takes
    // as long as it takes, and no pooler has to bear it.
    Object.assign(process.env, {
      DATABASE_URL: url,
      DATABASE_DIRECT_URL: "",
      DATABASE_STATEMENT_TIMEOUT: "0",
    });
    const secrets = await findSecrets(settings);
    process.env.BOOKPAGE_SECRET = secrets[0];
    process.env.BOOKPAGE_SECRET_PREVIOUS = secrets[1] ?? "";
    if (embedded?.webUrl) process.env.WEB_URL ||= embedded.webUrl;
    const applied = await applyMigrations(url);
    if (checksSecrets) await checkSecrets(url, secrets);
    return await run(applied);
  } catch (error) {
    throw await asSentence(error);
  } finally {
    await closeDatabase();
    await embedded?.stop();
  }
}

async function asSentence(error: unknown) {
  if (error instanceof OperatorError) return error;
  const { ApiProblem } = await import("@/lib/platform/http/problem");
  const { isDatabaseAway } = await import("@/lib/platform/db/failures");
  const { ZodError } = await import("zod");
  if (error instanceof ApiProblem) return new OperatorError(error.message.replace(/\.?$/, "."));
  if (error instanceof ZodError) {
    const [issue] = error.issues;
    return new OperatorError(`--${issue?.path.join(".")} ${issue?.message}.`);
  }
  if (isDatabaseAway(error)) return new OperatorError("The database cannot be reached any more.");
  return error;
}
