import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { deleteSignInDomainContract } from "@/lib/domain/auth/sign-in/contract";
import { deleteSignInDomain } from "@/lib/domain/auth/sign-in/sign-in-domains";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(deleteSignInDomainContract, ({ db, auth, params }) =>
    deleteSignInDomain(db, auth.organization, params.domain_id),
  ),
);
