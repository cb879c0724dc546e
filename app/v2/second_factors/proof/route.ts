import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { reauthenticateContract } from "@/lib/domain/auth/second-factors/contract";
import { reauthenticate } from "@/lib/domain/auth/second-factors/reauthenticate";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(reauthenticateContract, ({ db, auth, body, now }) =>
    reauthenticate(
      db,
      { organization: auth.organization, user: auth.actor.id, session: auth.session },
      body,
      now,
    ),
  ),
);
