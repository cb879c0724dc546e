import { route, routes } from "@/lib/api/route";
import { askForPasskey } from "@/lib/domain/auth/second-factors/answer-passkey";
import { beginProofContract } from "@/lib/domain/auth/second-factors/contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(beginProofContract, ({ db, auth, now }) =>
    askForPasskey(db, { organization: auth.organization, user: auth.actor.id }, now),
  ),
);
