import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { removePasskeyContract } from "@/lib/domain/auth/second-factors/contract";
import { removePasskey } from "@/lib/domain/auth/second-factors/passkeys";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(removePasskeyContract, ({ db, auth, params }) =>
    removePasskey(db, { organization: auth.organization, user: auth.actor.id }, params.passkey_id),
  ),
);
