import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import {
  startImpersonationContract,
  stopImpersonationContract,
} from "@/lib/domain/auth/impersonation/contract";
import { startImpersonation } from "@/lib/domain/auth/impersonation/start-impersonation";
import { stopImpersonation } from "@/lib/domain/auth/impersonation/stop-impersonation";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(startImpersonationContract, ({ db, auth, body, now }) =>
    startImpersonation(
      db,
      {
        organization: auth.organization,
        session: auth.session ?? "",
        user: auth.actor.id,
        role: auth.role,
      },
      body.user,
      now,
    ),
  ),
  buildEndpoint(stopImpersonationContract, ({ db, auth }) =>
    stopImpersonation(db, auth.organization, auth.session ?? ""),
  ),
);
