import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { getPreferencesContract, updatePreferencesContract } from "@/lib/domain/people/preferences/contract";
import { getPreferences } from "@/lib/domain/people/preferences/get-preferences";
import { updatePreferences } from "@/lib/domain/people/preferences/update-preferences";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getPreferencesContract, ({ db, auth, params }) =>
    getPreferences(db, auth.organization, params.user_id),
  ),
  buildEndpoint(updatePreferencesContract, ({ db, auth, params, body, precondition }) =>
    updatePreferences(db, auth.organization, params.user_id, body, precondition),
  ),
);
