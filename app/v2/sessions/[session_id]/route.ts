import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { revokeSessionContract } from "@/lib/domain/auth/sessions/contract";
import { revokeSession } from "@/lib/domain/auth/sessions/revoke-sessions";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(revokeSessionContract, ({ db, auth, params }) =>
    revokeSession(db, auth.organization, auth.actor.id, params.session_id),
  ),
);
