import { route, routes } from "@/lib/api/route";
import { revokePersonalTokenContract } from "@/lib/domain/auth/personal-tokens/contract";
import { revokePersonalToken } from "@/lib/domain/auth/personal-tokens/revoke-personal-token";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(revokePersonalTokenContract, ({ db, auth, params }) =>
    revokePersonalToken(db, auth.organization, params.token_id, auth.member?.id ?? null),
  ),
);
