import { buildPreparedEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { verifySignInDomainContract } from "@/lib/domain/auth/sign-in/contract";
import { hasSignInDomainRecord, verifySignInDomain } from "@/lib/domain/auth/sign-in/sign-in-domains";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildPreparedEndpoint(
    verifySignInDomainContract,
    ({ db, auth, params }) => hasSignInDomainRecord(db, auth.organization, params.domain_id),
    ({ db, auth, params, prepared, now }) =>
      verifySignInDomain(db, auth.organization, params.domain_id, prepared, new Date(now)),
  ),
);
