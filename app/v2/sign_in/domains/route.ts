import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { createSignInDomainContract } from "@/lib/domain/auth/sign-in/contract";
import { createSignInDomain } from "@/lib/domain/auth/sign-in/sign-in-domains";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(createSignInDomainContract, ({ db, auth, body }) =>
    createSignInDomain(db, auth.organization, body.domain),
  ),
);
