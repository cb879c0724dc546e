import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { revokePersonalTokenContract } from "@/lib/domain/auth/personal-tokens/contract";
import { revokePersonalToken } from "@/lib/domain/auth/personal-tokens/revoke-personal-token";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(revokePersonalTokenContract, ({ db, auth, params }) =>
    revokePersonalToken(db, auth.organization, params.token_id, auth.member?.id ?? null),
  ),
);
