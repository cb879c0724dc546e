import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { startReauthenticationContract } from "@/lib/domain/auth/second-factors/contract";
import { startPasskeyAuthentication } from "@/lib/domain/auth/second-factors/verify-passkey";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(startReauthenticationContract, ({ db, auth, now }) =>
    startPasskeyAuthentication(db, { organization: auth.organization, user: auth.actor.id }, now),
  ),
);
