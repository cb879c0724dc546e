import { route, routes } from "@/lib/api/route";
import { createDomainContract, listDomainsContract } from "@/lib/domain/messaging/domains/contract";
import { createDomain } from "@/lib/domain/messaging/domains/create-domain";
import { listDomains } from "@/lib/domain/messaging/domains/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listDomainsContract, ({ db, auth }) => listDomains(db, auth.organization)),
  route(createDomainContract, ({ db, auth, body }) => createDomain(db, auth.organization, body)),
);
