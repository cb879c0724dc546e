import type { Db } from "@/lib/platform/db/client";
import { sql } from "@/lib/platform/db/sql";
import { preparedStatement } from "@/lib/platform/db/statement";
import { env } from "@/lib/platform/env/env";
import { originOfDomain } from "@/lib/platform/http/page-origin";

const FIND_MAIN = preparedStatement<{ domain: string }>(
  "SELECT domain FROM page_domains WHERE organization_id = $1 AND main",
);

/** How long an organisation's domain is taken for its main one: the most by which its addresses are behind a change. */
const REMEMBERED_MS = 1000;

const MAX_REMEMBERED = 5000;

type Remembered = Map<string, { origin: string; until: number }>;

// On globalThis: whoever changes a domain may be another bundle than the one that remembers it.
const shared = globalThis as { bookpagePageOrigins?: Remembered };

/** After a domain has changed: this process writes the new addresses at once, others within the second. */
export function forgetPageOrigins() {
  delete shared.bookpagePageOrigins;
}

/** Where the pages of the organisation are: under its main domain, else at the installation's own address. */
export async function findPageOrigin(db: Db, organization: string): Promise<string> {
  shared.bookpagePageOrigins ??= new Map();
  const remembered = shared.bookpagePageOrigins;
  const now = Date.now();
  const found = remembered.get(organization);
  if (found && found.until > now) return found.origin;
  const [row] = await sql(db, FIND_MAIN, [organization]);
  const origin = row ? originOfDomain(row.domain) : env().WEB_URL;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(organization, { origin, until: now + REMEMBERED_MS });
  return origin;
}
