import { route, routes } from "@/lib/http/route";
import { endSessionContract } from "@/lib/sessions/contract";
import { endSession } from "@/lib/sessions/end-sessions";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(endSessionContract, ({ db, auth, params }) => endSession(db, auth.actor.id, params.session_id)),
);
