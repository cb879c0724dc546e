import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { confirmAuthenticator } from "@/lib/domain/auth/second-factors/authenticator";
import { confirmAuthenticatorContract } from "@/lib/domain/auth/second-factors/contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(confirmAuthenticatorContract, ({ db, auth, body, now }) =>
    confirmAuthenticator(db, { organization: auth.organization, user: auth.actor.id }, body.code, now),
  ),
);
