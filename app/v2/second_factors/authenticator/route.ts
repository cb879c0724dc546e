import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { removeAuthenticator, startAuthenticator } from "@/lib/domain/auth/second-factors/authenticator";
import {
  removeAuthenticatorContract,
  startAuthenticatorContract,
} from "@/lib/domain/auth/second-factors/contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(startAuthenticatorContract, ({ db, auth }) =>
    startAuthenticator(db, auth.organization, auth.actor.id),
  ),
  buildEndpoint(removeAuthenticatorContract, ({ db, auth }) =>
    removeAuthenticator(db, auth.organization, auth.actor.id),
  ),
);
