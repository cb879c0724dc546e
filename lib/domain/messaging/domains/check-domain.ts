import { asInstant } from "@/lib/core/time/instant";
import { recordChange } from "@/lib/domain/audit/record-entry";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { registerName, releaseNames } from "@/lib/domain/tenancy/directory/register-name";
import { lockOrganization } from "@/lib/domain/tenancy/organizations/lock-organization";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { PageDomain } from "@/lib/platform/db/generated/client";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { findTxtRecords } from "@/lib/platform/network/find-txt-records";
import { electPrimaryDomain } from "./elect-primary-domain";
import { notifyDomainAdmins } from "./notify-domain-admins";
import { evaluateDomain } from "./policy";
import { getDomainRow } from "./queries";
import { revokePreviousOwner } from "./revoke-previous-owner";
import { buildDomainRecordName, serializeDomain } from "./serialize";

const MAX_STORED_RECORDS = 10;
const MAX_STORED_CHARACTERS = 255;

/** Queries the domain's name servers outside of any transaction; null if none answers. */
export async function fetchDomainRecords(db: Db, organization: OrganizationId, id: string) {
  return findTxtRecords(buildDomainRecordName((await getDomainRow(db, organization, id)).domain));
}

/** Checks on an admin's request, so that an unavailable name server is an error. */
export async function checkDomain(
  db: Db,
  organization: OrganizationId,
  id: string,
  records: string[] | null,
  now: Date,
) {
  if (records === null)
    throw new ApiProblem("conflict", "No name server answers for this domain. Try again in a minute.", {
      reason: "no_name_server",
    });
  return serializeDomain(await applyDomainRecords(db, organization, id, records, now));
}

/** Stores the records and applies the resulting state. */
export function applyDomainRecords(
  db: Db,
  organization: OrganizationId,
  id: string,
  records: string[] | null,
  now: Date,
): Promise<PageDomain> {
  return withTransaction(db, async (tx) => {
    await lockOrganization(tx, organization);
    const row = await getDomainRow(tx, organization, id);
    const decision = evaluateDomain(
      { status: row.status as "pending" | "verified" | "failed", missingSince: row.missingSince },
      records?.includes(row.proof) ?? null,
      asInstant(now.getTime()),
    );
    const { status, missingSince, news } = decision;
    if (status === "verified" && row.status !== "verified") await registerDomain(tx, row, records ?? [], now);
    if (status === "failed" && row.status !== "failed")
      await releaseNames(tx, { kind: "domain", organization }, [id]);
    const updated = await tx.pageDomain.update({
      where: toRowKey(organization, id),
      data: {
        checkedAt: now,
        status,
        missingSince,
        reason: status === "failed" ? (row.reason ?? "missing") : null,
        ...(records && {
          found: records.slice(0, MAX_STORED_RECORDS).map((text) => text.slice(0, MAX_STORED_CHARACTERS)),
        }),
        ...(status !== row.status && { v: { increment: 1 } }),
        ...(status === "verified" && row.status !== "verified" && { verifiedAt: now }),
      },
    });
    if (status === row.status && !news) return updated;
    await electPrimaryDomain(tx, organization);
    if (status !== row.status)
      await recordChange(tx, organization, {
        action: "update",
        resource: "domain",
        id,
        changes: { status: { before: row.status, after: status } },
      });
    if (news) await notifyDomainAdmins(tx, organization, row.domain, news);
    return getDomainRow(tx, organization, id);
  });
}

/**
 * Registers the domain for this organisation. The later of two organisations gets it, if the record of the
 * earlier one is gone.
 */
async function registerDomain(tx: Db, row: PageDomain, records: readonly string[], now: Date) {
  const organization = asOrganizationId(row.organizationId);
  await revokePreviousOwner(tx, row, records, now);
  if (!(await registerName(tx, { kind: "domain", organization, id: row.id }, row.domain)))
    throw new ApiProblem("conflict", `Another organisation has just proven that ${row.domain} is theirs.`, {
      reason: "domain_of_others",
    });
}
