import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { revokeOauthGrantContract } from "@/lib/domain/auth/oauth/contract";
import { revokeOauthGrant } from "@/lib/domain/auth/oauth/revoke-oauth-grant";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(revokeOauthGrantContract, ({ db, auth, params }) =>
    revokeOauthGrant(db, auth.organization, params.grant_id, auth.member?.id ?? null),
  ),
);
