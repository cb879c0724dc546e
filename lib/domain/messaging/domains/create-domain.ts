import { recordChange } from "@/lib/domain/audit/record-entry";
import { ApiProblem, buildFieldProblem } from "@/lib/domain/contracts/problem";
import { Reply } from "@/lib/domain/contracts/reply";
import { lockOrganization } from "@/lib/domain/tenancy/organizations/lock-organization";
import { generateToken } from "@/lib/platform/crypto/token";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { isServiceHost } from "@/lib/platform/http/service-host";
import type { StartPage } from "./schema";
import { serializeDomain } from "./serialize";

const MAX_DOMAINS = 20;

interface NewDomain {
  domain: string;
  start_page: StartPage;
}

/** Creates the domain with the record that it needs; its pages stay unavailable until the verification. */
export function createDomain(db: Db, organization: OrganizationId, { domain, start_page }: NewDomain) {
  if (isServiceHost(domain))
    throw buildFieldProblem("/domain", "refused", "is the address of this installation itself");
  return withTransaction(db, async (tx) => {
    await lockOrganization(tx, organization);
    const where = { organizationId: organization };
    const existing = await tx.pageDomain.findFirst({ where: { ...where, domain } });
    if (existing) return new Reply(serializeDomain(existing), 200);
    if ((await tx.pageDomain.count({ where })) >= MAX_DOMAINS)
      throw new ApiProblem("conflict", `An organisation has ${MAX_DOMAINS} domains at most.`, {
        reason: "too_many",
      });
    const id = generateId();
    const proof = `bookpage-domain=${generateToken()}`;
    const row = await tx.pageDomain.create({ data: { ...where, id, domain, proof, startPage: start_page } });
    await recordChange(tx, organization, {
      action: "create",
      resource: "domain",
      id,
      changes: { domain: { before: null, after: domain } },
    });
    return new Reply(serializeDomain(row), 201);
  });
}
