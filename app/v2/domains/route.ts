import { route, routes } from "@/lib/api/route";
import { createDomainContract, listDomainsContract } from "@/lib/domain/domains/contract";
import { createDomain } from "@/lib/domain/domains/create-domain";
import { listDomains } from "@/lib/domain/domains/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listDomainsContract, ({ db, auth }) => listDomains(db, auth.organization)),
  route(createDomainContract, ({ db, auth, body }) => createDomain(db, auth.organization, body)),
);
