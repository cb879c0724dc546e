import { route, routes } from "@/lib/api/route";
import { endOtherSessionsContract, listSessionsContract } from "@/lib/domain/auth/sessions/contract";
import { endOtherSessions } from "@/lib/domain/auth/sessions/end-sessions";
import { listSessions } from "@/lib/domain/auth/sessions/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listSessionsContract, ({ db, auth, now }) =>
    listSessions(db, auth.organization, auth.actor.id, auth.session, new Date(now)),
  ),
  route(endOtherSessionsContract, ({ db, auth }) =>
    endOtherSessions(db, auth.organization, auth.actor.id, auth.session),
  ),
);
