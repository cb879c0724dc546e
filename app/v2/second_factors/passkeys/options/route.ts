import { route, routes } from "@/lib/api/route";
import { beginPasskeyContract } from "@/lib/domain/auth/second-factors/contract";
import { beginPasskey } from "@/lib/domain/auth/second-factors/passkeys";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(beginPasskeyContract, ({ db, auth, now }) =>
    beginPasskey(db, { organization: auth.organization, user: auth.actor.id }, now),
  ),
);
