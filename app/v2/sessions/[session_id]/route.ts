import { route, routes } from "@/lib/api/route";
import { endSessionContract } from "@/lib/domain/auth/sessions/contract";
import { endSession } from "@/lib/domain/auth/sessions/end-sessions";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(endSessionContract, ({ db, auth, params }) =>
    endSession(db, auth.organization, auth.actor.id, params.session_id),
  ),
);
