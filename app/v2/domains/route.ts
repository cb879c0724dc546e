import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { createDomainContract, listDomainsContract } from "@/lib/domain/messaging/domains/contract";
import { createDomain } from "@/lib/domain/messaging/domains/create-domain";
import { listDomains } from "@/lib/domain/messaging/domains/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listDomainsContract, ({ db, auth }) => listDomains(db, auth.organization)),
  buildEndpoint(createDomainContract, ({ db, auth, body }) => createDomain(db, auth.organization, body)),
);
