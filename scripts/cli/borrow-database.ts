import { checkAddresses } from "@/lib/platform/db/check-addresses";
import { borrowEmbedded } from "@/lib/platform/db/embedded/supervise";
import type { Env } from "@/lib/platform/env/env";

interface BorrowedDatabase {
  /** Of the server itself, where there is a pooler. */
  url: string;
  /** Whether the built-in one is served at this moment. */
  isServed: boolean;
  /** Where it is served. */
  webUrl: string | undefined;
  stop: () => Promise<void>;
}

/** The database of the settings as it is: that of DATABASE_URL, or the built-in one, served or not. */
export async function borrowDatabase(settings: Env): Promise<BorrowedDatabase> {
  if (!settings.DATABASE_URL) return borrowEmbedded(settings.BOOKPAGE_DATA_DIR);
  const directUrl = await checkAddresses(settings.DATABASE_URL, { direct: settings.DATABASE_DIRECT_URL });
  return { url: directUrl, isServed: false, webUrl: undefined, stop: async () => {} };
}
