import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import {
  getSlackPreferencesContract,
  updateSlackPreferencesContract,
} from "@/lib/domain/messaging/slack/contract";
import {
  getSlackPreferences,
  updateSlackPreferences,
} from "@/lib/domain/messaging/slack/update-slack-preferences";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getSlackPreferencesContract, ({ db, auth, params }) =>
    getSlackPreferences(db, auth.organization, params.user_id),
  ),
  buildEndpoint(updateSlackPreferencesContract, ({ db, auth, params, body }) =>
    updateSlackPreferences(db, auth.organization, params.user_id, body),
  ),
);
