import { route, routes } from "@/lib/api/route";
import { confirmAuthenticator } from "@/lib/domain/auth/second-factors/authenticator";
import { confirmAuthenticatorContract } from "@/lib/domain/auth/second-factors/contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(confirmAuthenticatorContract, ({ db, auth, body, now }) =>
    confirmAuthenticator(db, { organization: auth.organization, user: auth.actor.id }, body.code, now),
  ),
);
