import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import {
  createAdminPreferencesContract,
  getAdminPreferencesContract,
  updateAdminPreferencesContract,
} from "@/lib/domain/people/preferences/admin-contract";
import { getAdminPreferences } from "@/lib/domain/people/preferences/admin-preferences";
import { createAdminPreferences } from "@/lib/domain/people/preferences/create-admin-preferences";
import { updateAdminPreferences } from "@/lib/domain/people/preferences/update-admin-preferences";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getAdminPreferencesContract, ({ db, auth, params }) =>
    getAdminPreferences(db, auth.organization, params.team_id),
  ),
  buildEndpoint(createAdminPreferencesContract, ({ db, auth, params, body }) =>
    createAdminPreferences(db, auth.organization, params.team_id, body),
  ),
  buildEndpoint(updateAdminPreferencesContract, ({ db, auth, params, body, precondition }) =>
    updateAdminPreferences(db, auth.organization, params.team_id, body, precondition),
  ),
);
