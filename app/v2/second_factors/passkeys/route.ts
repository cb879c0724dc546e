import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { createPasskeyContract } from "@/lib/domain/auth/second-factors/contract";
import { createPasskey } from "@/lib/domain/auth/second-factors/passkeys";
import { createReply } from "@/lib/domain/contracts/reply";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(createPasskeyContract, async ({ db, auth, body, now }) =>
    createReply(
      await createPasskey(db, { organization: auth.organization, user: auth.actor.id }, body, now),
      201,
    ),
  ),
);
