import { recordChange } from "@/lib/domain/audit/record-entry";
import { findName } from "@/lib/domain/tenancy/directory/find-name";
import { leaveNames } from "@/lib/domain/tenancy/directory/take-name";
import type { Db } from "@/lib/platform/db/client";
import type { PageDomain } from "@/lib/platform/db/generated/client";
import { keyOf } from "@/lib/platform/db/key-of";
import { ApiProblem } from "@/lib/platform/http/problem";
import { recordName } from "./serialize";
import { settleMain } from "./settle-main";
import { tellAdmins } from "./tell-admins";

/**
 * Takes the domain from the organisation that had proven it before, if its record is not among these any more: whoever
 * writes the domain's records decides whose it is. While both are there, nobody loses anything.
 */
export async function takeOver(
  tx: Db,
  { organizationId, domain }: PageDomain,
  records: readonly string[],
  now: Date,
) {
  const holder = await findName(tx, "domain", domain);
  if (!holder || holder.organization === organizationId) return;
  const { organization, id } = holder;
  const theirs = await tx.pageDomain.findUnique({ where: keyOf(organization, id) });
  if (theirs && records.includes(theirs.proof))
    throw new ApiProblem(
      "conflict",
      `${domain} is another organisation's, whose TXT record of ${recordName(domain)} is there as well. Remove it, and check once more.`,
    );
  await leaveNames(tx, { kind: "domain", organization }, [id]);
  if (!theirs) return;
  await tx.pageDomain.update({
    where: keyOf(organization, id),
    data: { status: "failed", reason: "taken", checkedAt: now, v: { increment: 1 } },
  });
  await settleMain(tx, organization);
  await recordChange(tx, organization, {
    action: "update",
    resource: "domain",
    id,
    changes: { status: { before: theirs.status, after: "failed" } },
  });
  await tellAdmins(tx, organization, domain, "taken");
}
