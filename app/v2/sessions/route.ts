import { route, routes } from "@/lib/http/route";
import { endOtherSessionsContract, listSessionsContract } from "@/lib/sessions/contract";
import { endOtherSessions } from "@/lib/sessions/end-sessions";
import { listSessions } from "@/lib/sessions/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listSessionsContract, ({ db, auth, now }) =>
    listSessions(db, auth.actor.id, auth.session, new Date(now)),
  ),
  route(endOtherSessionsContract, ({ db, auth }) => endOtherSessions(db, auth.actor.id, auth.session)),
);
