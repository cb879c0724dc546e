import { Resolver } from "node:dns/promises";
import { env } from "@/lib/platform/env/env";

const LOOKUP_TIMEOUT_MS = 3000;
const LOOKUP_TRIES = 2;
const MAX_RECORDS = 50;

/** Error codes for a missing name or record: the only errors that are an authoritative result. */
const NOTHING_THERE = new Set(["ENOTFOUND", "ENODATA"]);

/** Returns the current TXT records of a name; null if no name server responded. */
export async function findTxtRecords(name: string): Promise<string[] | null> {
  const resolver = new Resolver({ timeout: LOOKUP_TIMEOUT_MS, tries: LOOKUP_TRIES });
  const { DNS_SERVERS: servers } = env();
  if (servers.length > 0) resolver.setServers(servers);
  try {
    const records = await resolver.resolveTxt(name);
    return records.slice(0, MAX_RECORDS).map((parts) => parts.join("").trim());
  } catch (error) {
    return NOTHING_THERE.has((error as NodeJS.ErrnoException).code ?? "") ? [] : null;
  }
}
