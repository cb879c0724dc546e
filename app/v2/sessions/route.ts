import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { listSessionsContract, revokeOtherSessionsContract } from "@/lib/domain/auth/sessions/contract";
import { listSessions } from "@/lib/domain/auth/sessions/queries";
import { revokeOtherSessions } from "@/lib/domain/auth/sessions/revoke-sessions";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listSessionsContract, ({ db, auth, now }) =>
    listSessions(db, auth.organization, auth.actor.id, auth.session, new Date(now)),
  ),
  buildEndpoint(revokeOtherSessionsContract, ({ db, auth }) =>
    revokeOtherSessions(db, auth.organization, auth.actor.id, auth.session),
  ),
);
