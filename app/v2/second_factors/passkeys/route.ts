import { route, routes } from "@/lib/api/route";
import { createPasskeyContract } from "@/lib/domain/auth/second-factors/contract";
import { createPasskey } from "@/lib/domain/auth/second-factors/passkeys";
import { reply } from "@/lib/platform/http/reply";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(createPasskeyContract, async ({ db, auth, body, now }) =>
    reply(await createPasskey(db, { organization: auth.organization, user: auth.actor.id }, body, now), 201),
  ),
);
