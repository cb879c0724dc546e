import { buildPreparedEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { checkDomain, fetchDomainRecords } from "@/lib/domain/messaging/domains/check-domain";
import { checkDomainContract } from "@/lib/domain/messaging/domains/contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildPreparedEndpoint(
    checkDomainContract,
    ({ db, auth, params }) => fetchDomainRecords(db, auth.organization, params.domain_id),
    ({ db, auth, params, prepared, now }) =>
      checkDomain(db, auth.organization, params.domain_id, prepared, new Date(now)),
  ),
);
