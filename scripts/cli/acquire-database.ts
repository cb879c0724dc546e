import { assertDatabaseUrls } from "@/lib/platform/db/assert-database-urls";
import { acquireEmbedded } from "@/lib/platform/db/embedded/run-embedded";
import type { Env } from "@/lib/platform/env/env";

interface AcquiredDatabase {
  /** The address of the server itself, not of a pooler. */
  url: string;
  /** True if a service runs on the built-in database now. */
  isServed: boolean;
  /** The address of that service. */
  webUrl: string | undefined;
  stop: () => Promise<void>;
}

/**
 * Acquires the database of the settings without migrating it: that of DATABASE_URL, or the built-in one, with or
 * without a running service.
 */
export async function acquireDatabase(settings: Env): Promise<AcquiredDatabase> {
  if (!settings.DATABASE_URL) return acquireEmbedded(settings.BOOKPAGE_DATA_DIR);
  const directUrl = await assertDatabaseUrls(settings.DATABASE_URL, { direct: settings.DATABASE_DIRECT_URL });
  return { url: directUrl, isServed: false, webUrl: undefined, stop: async () => {} };
}
