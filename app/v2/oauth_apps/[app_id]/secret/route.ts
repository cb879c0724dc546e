import { route, routes } from "@/lib/api/route";
import { rotateOauthSecretContract } from "@/lib/domain/auth/oauth/contract";
import { rotateOauthSecret } from "@/lib/domain/auth/oauth/write-app";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(rotateOauthSecretContract, ({ db, auth, params }) =>
    rotateOauthSecret(db, auth.organization, params.app_id),
  ),
);
