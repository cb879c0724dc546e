import { preparedRoute, routes } from "@/lib/api/route";
import { checkDomain, lookAtDomain } from "@/lib/domain/messaging/domains/check-domain";
import { checkDomainContract } from "@/lib/domain/messaging/domains/contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  preparedRoute(
    checkDomainContract,
    ({ db, auth, params }) => lookAtDomain(db, auth.organization, params.domain_id),
    ({ db, auth, params, prepared, now }) =>
      checkDomain(db, auth.organization, params.domain_id, prepared, new Date(now)),
  ),
);
