import { instant } from "@/lib/core/time/instant";
import { recordChange } from "@/lib/domain/audit/record-entry";
import { leaveNames, takeName } from "@/lib/domain/tenancy/directory/take-name";
import { lockOrganization } from "@/lib/domain/tenancy/organizations/lock-organization";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import type { PageDomain } from "@/lib/platform/db/generated/client";
import { keyOf } from "@/lib/platform/db/key-of";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { ApiProblem } from "@/lib/platform/http/problem";
import { readTxt } from "@/lib/platform/network/read-txt";
import { judgeDomain } from "./policy";
import { readDomainRow } from "./queries";
import { recordName, serializeDomain } from "./serialize";
import { settleMain } from "./settle-main";
import { takeOver } from "./take-over";
import { tellAdmins } from "./tell-admins";

const MAX_KEPT_RECORDS = 10;
const MAX_KEPT_CHARACTERS = 255;

/** Asked outside of a transaction: what the domain's name servers say; null: nothing. */
export async function lookAtDomain(db: Db, organization: OrganizationId, id: string) {
  return readTxt(recordName((await readDomainRow(db, organization, id)).domain));
}

/** Somebody wants to know now: name servers that do not answer are worth a word. */
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
  return serializeDomain(await settleDomain(db, organization, id, records, now));
}

/** Keeps what was found, and does what follows from it. */
export function settleDomain(
  db: Db,
  organization: OrganizationId,
  id: string,
  records: string[] | null,
  now: Date,
): Promise<PageDomain> {
  return inTransaction(db, async (tx) => {
    await lockOrganization(tx, organization);
    const row = await readDomainRow(tx, organization, id);
    const judged = judgeDomain(
      { status: row.status as "pending" | "verified" | "failed", missingSince: row.missingSince },
      records?.includes(row.proof) ?? null,
      instant(now.getTime()),
    );
    const { status, missingSince, news } = judged;
    if (status === "verified" && row.status !== "verified") await claim(tx, row, records ?? [], now);
    if (status === "failed" && row.status !== "failed")
      await leaveNames(tx, { kind: "domain", organization }, [id]);
    const kept = await tx.pageDomain.update({
      where: keyOf(organization, id),
      data: {
        checkedAt: now,
        status,
        missingSince,
        reason: status === "failed" ? (row.reason ?? "missing") : null,
        ...(records && {
          found: records.slice(0, MAX_KEPT_RECORDS).map((text) => text.slice(0, MAX_KEPT_CHARACTERS)),
        }),
        ...(status !== row.status && { v: { increment: 1 } }),
        ...(status === "verified" && row.status !== "verified" && { verifiedAt: now }),
      },
    });
    if (status === row.status && !news) return kept;
    await settleMain(tx, organization);
    if (status !== row.status)
      await recordChange(tx, organization, {
        action: "update",
        resource: "domain",
        id,
        changes: { status: { before: row.status, after: status } },
      });
    if (news) await tellAdmins(tx, organization, row.domain, news);
    return readDomainRow(tx, organization, id);
  });
}

/** The domain is this organisation's from now on; of two that have proven it, the later one, if only its proof is there still. */
async function claim(tx: Db, row: PageDomain, records: readonly string[], now: Date) {
  const organization = asOrganizationId(row.organizationId);
  await takeOver(tx, row, records, now);
  if (!(await takeName(tx, { kind: "domain", organization, id: row.id }, row.domain)))
    throw new ApiProblem("conflict", `Another organisation has just proven that ${row.domain} is theirs.`, {
      reason: "domain_of_others",
    });
}
