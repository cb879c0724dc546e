import { setTimeout as sleep } from "node:timers/promises";
import { withClient } from "@/lib/platform/db/with-client";
import { OperatorError } from "@/lib/platform/env/operator-error";

const OLDEST_VERSION = 15;
const SERVER_TIMEOUT_MS = 10_000; // a database started at the same time may need a moment
const NOT_YET_CODES = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "ENOTFOUND", "EAI_AGAIN", "57P03"]);

function describeError(error: unknown): string {
  const { code, message, errors } = error as { code?: string; message: string; errors?: Error[] };
  return message || errors?.[0]?.message || code || "no answer"; // if several addresses failed, the first one's reason
}

async function fetchVersion(url: string, timeout: number): Promise<number> {
  const config = { connectionString: url, connectionTimeoutMillis: timeout, query_timeout: timeout };
  return withClient(config, async (client) => {
    const { rows } = await client.query("SELECT current_setting('server_version_num')::int AS version");
    return Math.floor(rows[0].version / 10_000);
  });
}

/** Asserts that the setting leads to a PostgreSQL that is new enough; waits a bounded time for it. */
export async function assertServerVersion(url: string, setting = "DATABASE_URL") {
  const { host, pathname } = new URL(url);
  const deadline = Date.now() + SERVER_TIMEOUT_MS;
  for (;;) {
    try {
      const version = await fetchVersion(url, Math.max(1000, deadline - Date.now()));
      if (version >= OLDEST_VERSION) return;
      throw new OperatorError(
        `${setting} leads to PostgreSQL ${version}, but ${OLDEST_VERSION} or newer is needed.`,
      );
    } catch (error) {
      if (error instanceof OperatorError) throw error;
      if (NOT_YET_CODES.has((error as { code?: string }).code ?? "") && Date.now() < deadline - 1000) {
        await sleep(500);
        continue;
      }
      throw new OperatorError(
        `The database of ${setting} (${host}${pathname}) cannot be reached: ${describeError(error)}.`,
        { cause: error },
      );
    }
  }
}
