import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { startPasskeyContract } from "@/lib/domain/auth/second-factors/contract";
import { startPasskeyRegistration } from "@/lib/domain/auth/second-factors/passkeys";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(startPasskeyContract, ({ db, auth, now }) =>
    startPasskeyRegistration(db, { organization: auth.organization, user: auth.actor.id }, now),
  ),
);
