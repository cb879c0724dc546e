import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { switchModeContract } from "@/lib/domain/lifecycle/test-mode/contract";
import { switchMode } from "@/lib/domain/lifecycle/test-mode/switch-mode";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(switchModeContract, ({ db, auth, body, now }) =>
    switchMode(
      db,
      { organization: auth.organization, session: auth.session ?? "", user: auth.actor.id },
      body,
      now,
    ),
  ),
);
