import { checkServer } from "@/lib/platform/db/check-server";
import { superviseEmbedded } from "@/lib/platform/db/embedded/supervise";
import type { Env } from "@/lib/platform/env/env";
import type { OperatorError } from "@/lib/platform/env/operator-error";
import { keepSecret } from "./keep-secret";

export interface PreparedDatabase {
  url: string;
  secret: string | undefined;
  stop: () => Promise<void>;
}

/** The database of DATABASE_URL, else the built-in one. */
export async function prepareDatabase(
  settings: Env,
  giveUp: (reason: OperatorError) => void,
): Promise<PreparedDatabase> {
  if (settings.DATABASE_URL) {
    await checkServer(settings.DATABASE_URL);
    return { url: settings.DATABASE_URL, secret: settings.BOOKPAGE_SECRET, stop: async () => {} };
  }
  const { url, stop } = await superviseEmbedded(settings.BOOKPAGE_DATA_DIR, settings.WEB_URL, giveUp);
  const secret = settings.BOOKPAGE_SECRET ?? (await keepSecret(settings.BOOKPAGE_DATA_DIR));
  return { url, secret, stop };
}
