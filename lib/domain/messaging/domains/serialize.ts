import { domainToUnicode } from "node:url";
import type { PageDomain } from "@/lib/platform/db/generated/client";
import { buildDomainOrigin } from "@/lib/platform/http/page-origin";
import type { DomainStatus, StartPage } from "./schema";

/** A name below the domain itself, where it cannot conflict with other records. */
export const buildDomainRecordName = (domain: string): string => `_bookpage.${domain}`;

export const serializeDomain = (row: PageDomain) => ({
  _id: row.id,
  __v: row.v,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  domain: row.domain,
  display: domainToUnicode(row.domain) || row.domain,
  url: buildDomainOrigin(row.domain),
  status: row.status as DomainStatus,
  reason: row.reason as "missing" | "taken" | null,
  main: row.main && row.status === "verified",
  start_page: row.startPage as StartPage,
  record: { type: "TXT" as const, name: buildDomainRecordName(row.domain), value: row.proof },
  found: row.found as string[],
  checked_at: row.checkedAt,
  verified_at: row.verifiedAt,
  missing_since: row.missingSince,
});
