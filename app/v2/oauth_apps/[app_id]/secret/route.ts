import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { rotateOauthSecretContract } from "@/lib/domain/auth/oauth/contract";
import { rotateOauthSecret } from "@/lib/domain/auth/oauth/oauth-apps";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(rotateOauthSecretContract, ({ db, auth, params }) =>
    rotateOauthSecret(db, auth.organization, params.app_id),
  ),
);
