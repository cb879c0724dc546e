import { route, routes } from "@/lib/api/route";
import { createSignInDomainContract } from "@/lib/domain/auth/sign-in/contract";
import { createSignInDomain } from "@/lib/domain/auth/sign-in/domains";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(createSignInDomainContract, ({ db, auth, body }) =>
    createSignInDomain(db, auth.organization, body.domain),
  ),
);
