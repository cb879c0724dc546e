import { withClient } from "@/lib/platform/db/with-client";
import { parseEnv } from "@/lib/platform/env/env";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { type Finding, reportFailure, reportPass } from "@/lib/worker/doctor/finding";
import { runChecks } from "@/lib/worker/doctor/run-checks";
import { findSecrets } from "../start/find-secrets";
import { acquireDatabase } from "./acquire-database";
import type { Options } from "./options";

/** Prints text on a terminal, JSON otherwise; exit status 1 if a check fails. */
export async function runDoctor({ json }: Options) {
  const findings = await runAllChecks();
  const ok = findings.every((finding) => finding.ok);
  if (!ok) process.exitCode = 1;
  if (json || !process.stdout.isTTY) return { ok, findings };
  for (const finding of findings) console.log(formatFinding(finding));
}

async function runAllChecks(): Promise<Finding[]> {
  try {
    const settings = parseEnv(process.env);
    return [reportPass("settings", "all can be read"), ...(await runDatabaseChecks(settings))];
  } catch (error) {
    if (error instanceof OperatorError)
      return [reportFailure("settings", error.message, "see .env.example, and docs/operate/troubleshoot.md")];
    throw error;
  }
}

async function runDatabaseChecks(settings: ReturnType<typeof parseEnv>): Promise<Finding[]> {
  const database = await acquireDatabase(settings).catch((error: Error) => error);
  if (database instanceof Error)
    return [
      reportFailure(
        "database",
        database.message,
        "check that the server runs and that DATABASE_URL is right",
      ),
    ];
  const address = database.webUrl && !process.env.WEB_URL ? { WEB_URL: database.webUrl } : {};
  try {
    const secrets = await findSecrets(settings);
    return await withClient(
      { connectionString: database.url, application_name: "bookpage doctor" },
      (client) => runChecks({ client, settings: { ...settings, ...address }, secrets }),
    );
  } finally {
    await database.stop();
  }
}

function formatFinding({ about, ok, says, todo }: Finding): string {
  const line = `${ok ? "✓" : "✗"} ${about.padEnd(12)} ${says}`;
  return todo ? `${line}\n    ${" ".repeat(11)}→ ${todo}` : line;
}
