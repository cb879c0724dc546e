import { recordSignInSettings } from "@/lib/domain/audit/record-sign-in-change";
import { findName } from "@/lib/domain/tenancy/directory/find-name";
import { leaveNames, takeName } from "@/lib/domain/tenancy/directory/take-name";
import { newToken } from "@/lib/platform/crypto/token";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import { keyOf } from "@/lib/platform/db/key-of";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { ApiProblem, notFound } from "@/lib/platform/http/problem";
import { Reply } from "@/lib/platform/http/reply";
import { readTxt } from "@/lib/platform/network/read-txt";
import { readSignIn, recordName } from "./queries";

const MAX_DOMAINS = 50;

/** Of an address, in lower case. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf("@") + 1).toLowerCase();

/** Whose provider speaks for addresses in this domain; null: nobody's. */
export const findDomainOwner = async (db: Db, domain: string): Promise<OrganizationId | null> =>
  domain.includes("\0") ? null : ((await findName(db, "sign_in_domain", domain))?.organization ?? null);

/** Answers the organisation's domains with the record that proves this one; said once more, nothing changes. */
export function createSignInDomain(db: Db, organization: OrganizationId, domain: string) {
  return inTransaction(db, async (tx) => {
    const where = { organizationId: organization, domain };
    if ((await tx.signInDomain.count({ where })) > 0)
      return new Reply(await readSignIn(tx, organization), 200);
    if ((await tx.signInDomain.count({ where: { organizationId: organization } })) >= MAX_DOMAINS)
      throw new ApiProblem("conflict", `An organisation has ${MAX_DOMAINS} domains at most.`, {
        reason: "too_many",
      });
    await tx.signInDomain.createMany({
      data: [{ ...where, id: newId(), proof: `bookpage-sign-in=${newToken()}` }],
      skipDuplicates: true,
    });
    return new Reply(await readSignIn(tx, organization), 201);
  });
}

/** Asked outside of a transaction: whether the domain's name servers say what only its owner can have them say. */
export async function lookForProof(db: Db, organization: OrganizationId, id: string): Promise<boolean> {
  const { domain, proof, provenAt } = await findDomain(db, organization, id);
  if (provenAt) return true;
  const found = await readTxt(recordName(domain));
  return found?.includes(proof) ?? false;
}

/** With the proof the domain is this organisation's, unless another one has proven it before. */
export function proveDomain(db: Db, organization: OrganizationId, id: string, isFound: boolean, now: Date) {
  return inTransaction(db, async (tx) => {
    const { domain, provenAt } = await findDomain(tx, organization, id);
    if (provenAt) return readSignIn(tx, organization);
    if (!isFound)
      throw new ApiProblem(
        "conflict",
        `No TXT record of ${recordName(domain)} has that value yet. Name servers may take an hour to tell.`,
        { reason: "no_record" },
      );
    if (!(await takeName(tx, { kind: "sign_in_domain", organization, id }, domain)))
      throw new ApiProblem("conflict", `Another organisation has proven that ${domain} is theirs.`, {
        reason: "domain_of_others",
      });
    await tx.signInDomain.update({ where: keyOf(organization, id), data: { provenAt: now } });
    await recordSignInSettings(tx, organization, { domain: { before: null, after: domain } });
    return readSignIn(tx, organization);
  });
}

export function deleteSignInDomain(db: Db, organization: OrganizationId, id: string) {
  return inTransaction(db, async (tx) => {
    const { domain, provenAt } = await findDomain(tx, organization, id);
    await leaveNames(tx, { kind: "sign_in_domain", organization }, [id]);
    await tx.signInDomain.deleteMany({ where: { organizationId: organization, id } });
    if (provenAt) await recordSignInSettings(tx, organization, { domain: { before: domain, after: null } });
    return readSignIn(tx, organization);
  });
}

async function findDomain(db: Db, organization: OrganizationId, id: string) {
  const row = await db.signInDomain.findUnique({ where: keyOf(organization, id) });
  if (!row) throw notFound(`The domain ${id}`);
  return row;
}
