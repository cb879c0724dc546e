import { recordChange } from "@/lib/domain/audit/record-entry";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { releaseNames } from "@/lib/domain/tenancy/directory/register-name";
import { resolveName } from "@/lib/domain/tenancy/directory/resolve-name";
import type { Db } from "@/lib/platform/db/client";
import type { PageDomain } from "@/lib/platform/db/generated/client";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { electPrimaryDomain } from "./elect-primary-domain";
import { notifyDomainAdmins } from "./notify-domain-admins";
import { buildDomainRecordName } from "./serialize";

/**
 * Revokes the domain of the organisation that verified it earlier if its record is gone: the owner of the DNS
 * zone decides. While both records exist, the earlier organisation keeps the domain.
 */
export async function revokePreviousOwner(
  tx: Db,
  { organizationId, domain }: PageDomain,
  records: readonly string[],
  now: Date,
) {
  const holder = await resolveName(tx, "domain", domain);
  if (!holder || holder.organization === organizationId) return;
  const { organization, id } = holder;
  const previous = await tx.pageDomain.findUnique({ where: toRowKey(organization, id) });
  if (previous && records.includes(previous.proof))
    throw new ApiProblem(
      "conflict",
      `${domain} is another organisation's, whose TXT record of ${buildDomainRecordName(domain)} is there as well. Remove it, and check once more.`,
    );
  await releaseNames(tx, { kind: "domain", organization }, [id]);
  if (!previous) return;
  await tx.pageDomain.update({
    where: toRowKey(organization, id),
    data: { status: "failed", reason: "taken", checkedAt: now, v: { increment: 1 } },
  });
  await electPrimaryDomain(tx, organization);
  await recordChange(tx, organization, {
    action: "update",
    resource: "domain",
    id,
    changes: { status: { before: previous.status, after: "failed" } },
  });
  await notifyDomainAdmins(tx, organization, domain, "taken");
}
