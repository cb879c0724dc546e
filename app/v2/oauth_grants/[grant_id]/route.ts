import { route, routes } from "@/lib/api/route";
import { revokeOauthGrantContract } from "@/lib/domain/auth/oauth/contract";
import { revokeOauthGrant } from "@/lib/domain/auth/oauth/end-grant";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(revokeOauthGrantContract, ({ db, auth, params }) =>
    revokeOauthGrant(db, auth.organization, params.grant_id, auth.member?.id ?? null),
  ),
);
