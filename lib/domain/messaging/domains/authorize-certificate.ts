import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { findSite } from "@/lib/domain/tenancy/directory/find-site";
import type { Db } from "@/lib/platform/db/client";
import { parseDomainName } from "./domain-name";

/** A proxy asks before it requests a certificate; only verified domains get one. */
export async function authorizeCertificate(db: Db, domain: string): Promise<{ domain: string }> {
  const parsed = parseDomainName(domain);
  if ("domain" in parsed && (await findSite(db, parsed.domain))) return { domain: parsed.domain };
  throw buildNotFoundProblem("The domain");
}
