import { assertDatabaseUrls } from "@/lib/platform/db/assert-database-urls";
import { acquireEmbedded } from "@/lib/platform/db/embedded/run-embedded";
import type { Env } from "@/lib/platform/env/env";

interface AcquiredDatabase {
  /** Of the server itself, where there is a pooler. */
  url: string;
  /** Whether the built-in one is served at this moment. */
  isServed: boolean;
  /** Where it is served. */
  webUrl: string | undefined;
  stop: () => Promise<void>;
}

/** The database of the settings as it is: that of DATABASE_URL, or the built-in one, served or not. */
export async function acquireDatabase(settings: Env): Promise<AcquiredDatabase> {
  if (!settings.DATABASE_URL) return acquireEmbedded(settings.BOOKPAGE_DATA_DIR);
  const directUrl = await assertDatabaseUrls(settings.DATABASE_URL, { direct: settings.DATABASE_DIRECT_URL });
  return { url: directUrl, isServed: false, webUrl: undefined, stop: async () => {} };
}
