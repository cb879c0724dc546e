import { route, routes } from "@/lib/api/route";
import { removePasskeyContract } from "@/lib/domain/auth/second-factors/contract";
import { removePasskey } from "@/lib/domain/auth/second-factors/passkeys";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(removePasskeyContract, ({ db, auth, params }) =>
    removePasskey(db, { organization: auth.organization, user: auth.actor.id }, params.passkey_id),
  ),
);
