import { route, routes } from "@/lib/api/route";
import { proveContract } from "@/lib/domain/auth/second-factors/contract";
import { prove } from "@/lib/domain/auth/second-factors/prove";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(proveContract, ({ db, auth, body, now }) =>
    prove(db, { organization: auth.organization, user: auth.actor.id, session: auth.session }, body, now),
  ),
);
