import { recordSignInSettingsChange } from "@/lib/domain/audit/record-sign-in-change";
import { ApiProblem, buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { Reply } from "@/lib/domain/contracts/reply";
import { registerName, releaseNames } from "@/lib/domain/tenancy/directory/register-name";
import { resolveName } from "@/lib/domain/tenancy/directory/resolve-name";
import { generateToken } from "@/lib/platform/crypto/token";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { findTxtRecords } from "@/lib/platform/network/find-txt-records";
import { buildSignInRecordName, getSignIn } from "./queries";

const MAX_DOMAINS = 50;

/** Returns the domain of an address in lower case. */
export const extractEmailDomain = (email: string): string =>
  email.slice(email.lastIndexOf("@") + 1).toLowerCase();

/** Returns the organisation with the sign-in provider for this domain; null if there is none. */
export const findSignInDomainOwner = async (db: Db, domain: string): Promise<OrganizationId | null> =>
  domain.includes("\0") ? null : ((await resolveName(db, "sign_in_domain", domain))?.organization ?? null);

/** Returns the organisation's domains with the record that verifies this one; idempotent. */
export function createSignInDomain(db: Db, organization: OrganizationId, domain: string) {
  return withTransaction(db, async (tx) => {
    const where = { organizationId: organization, domain };
    if ((await tx.signInDomain.count({ where })) > 0)
      return new Reply(await getSignIn(tx, organization), 200);
    if ((await tx.signInDomain.count({ where: { organizationId: organization } })) >= MAX_DOMAINS)
      throw new ApiProblem("conflict", `An organisation has ${MAX_DOMAINS} domains at most.`, {
        reason: "too_many",
      });
    await tx.signInDomain.createMany({
      data: [{ ...where, id: generateId(), proof: `bookpage-sign-in=${generateToken()}` }],
      skipDuplicates: true,
    });
    return new Reply(await getSignIn(tx, organization), 201);
  });
}

/** Looks the verification record up at the domain's name servers, outside of any transaction. */
export async function hasSignInDomainRecord(
  db: Db,
  organization: OrganizationId,
  id: string,
): Promise<boolean> {
  const { domain, proof, verifiedAt } = await getDomainRow(db, organization, id);
  if (verifiedAt) return true;
  const found = await findTxtRecords(buildSignInRecordName(domain));
  return found?.includes(proof) ?? false;
}

/** Verifies the domain for this organisation, unless another has verified it before. */
export function verifySignInDomain(
  db: Db,
  organization: OrganizationId,
  id: string,
  isFound: boolean,
  now: Date,
) {
  return withTransaction(db, async (tx) => {
    const { domain, verifiedAt } = await getDomainRow(tx, organization, id);
    if (verifiedAt) return getSignIn(tx, organization);
    if (!isFound)
      throw new ApiProblem(
        "conflict",
        `No TXT record of ${buildSignInRecordName(domain)} has that value yet. Name servers may take an hour to tell.`,
        { reason: "no_record" },
      );
    if (!(await registerName(tx, { kind: "sign_in_domain", organization, id }, domain)))
      throw new ApiProblem("conflict", `Another organisation has proven that ${domain} is theirs.`, {
        reason: "domain_of_others",
      });
    await tx.signInDomain.update({ where: toRowKey(organization, id), data: { verifiedAt: now } });
    await recordSignInSettingsChange(tx, organization, { domain: { before: null, after: domain } });
    return getSignIn(tx, organization);
  });
}

export function deleteSignInDomain(db: Db, organization: OrganizationId, id: string) {
  return withTransaction(db, async (tx) => {
    const { domain, verifiedAt } = await getDomainRow(tx, organization, id);
    await releaseNames(tx, { kind: "sign_in_domain", organization }, [id]);
    await tx.signInDomain.deleteMany({ where: { organizationId: organization, id } });
    if (verifiedAt)
      await recordSignInSettingsChange(tx, organization, { domain: { before: domain, after: null } });
    return getSignIn(tx, organization);
  });
}

async function getDomainRow(db: Db, organization: OrganizationId, id: string) {
  const row = await db.signInDomain.findUnique({ where: toRowKey(organization, id) });
  if (!row) throw buildNotFoundProblem(`The domain ${id}`);
  return row;
}
