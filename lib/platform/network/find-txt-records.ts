import { Resolver } from "node:dns/promises";
import { env } from "@/lib/platform/env/env";

const LOOKUP_TIMEOUT_MS = 3000;
const LOOKUP_TRIES = 2;
const MAX_RECORDS = 50;

/** What name servers answer when there is no such name, or no such record: the only failures that say something. */
const NOTHING_THERE = new Set(["ENOTFOUND", "ENODATA"]);

/** The TXT records of a name, as its name servers have them now; null where none has answered. */
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
