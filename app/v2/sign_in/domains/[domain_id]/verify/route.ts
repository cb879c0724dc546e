import { preparedRoute, routes } from "@/lib/api/route";
import { verifySignInDomainContract } from "@/lib/domain/auth/sign-in/contract";
import { lookForProof, proveDomain } from "@/lib/domain/auth/sign-in/domains";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  preparedRoute(
    verifySignInDomainContract,
    ({ db, auth, params }) => lookForProof(db, auth.organization, params.domain_id),
    ({ db, auth, params, prepared, now }) =>
      proveDomain(db, auth.organization, params.domain_id, prepared, new Date(now)),
  ),
);
