import { route, routes } from "@/lib/api/route";
import { beginAuthenticator, removeAuthenticator } from "@/lib/domain/auth/second-factors/authenticator";
import {
  beginAuthenticatorContract,
  removeAuthenticatorContract,
} from "@/lib/domain/auth/second-factors/contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(beginAuthenticatorContract, ({ db, auth }) =>
    beginAuthenticator(db, auth.organization, auth.actor.id),
  ),
  route(removeAuthenticatorContract, ({ db, auth }) =>
    removeAuthenticator(db, auth.organization, auth.actor.id),
  ),
);
