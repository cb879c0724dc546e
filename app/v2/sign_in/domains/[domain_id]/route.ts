import { route, routes } from "@/lib/api/route";
import { deleteSignInDomainContract } from "@/lib/domain/auth/sign-in/contract";
import { deleteSignInDomain } from "@/lib/domain/auth/sign-in/domains";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(deleteSignInDomainContract, ({ db, auth, params }) =>
    deleteSignInDomain(db, auth.organization, params.domain_id),
  ),
);
