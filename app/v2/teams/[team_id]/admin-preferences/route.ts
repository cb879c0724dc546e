import { route, routes } from "@/lib/http/route";
import {
  createAdminPreferencesContract,
  readAdminPreferencesContract,
  updateAdminPreferencesContract,
} from "@/lib/preferences/admin-contract";
import { readAdminPreferences } from "@/lib/preferences/admin-preferences";
import { createAdminPreferences } from "@/lib/preferences/create-admin-preferences";
import { updateAdminPreferences } from "@/lib/preferences/update-admin-preferences";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readAdminPreferencesContract, ({ db, auth, params }) =>
    readAdminPreferences(db, auth.organization, params.team_id),
  ),
  route(createAdminPreferencesContract, ({ db, auth, params, body }) =>
    createAdminPreferences(db, auth.organization, params.team_id, body),
  ),
  route(updateAdminPreferencesContract, ({ db, auth, params, body, precondition }) =>
    updateAdminPreferences(db, auth.organization, params.team_id, body, precondition),
  ),
);
