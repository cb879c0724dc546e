import { route, routes } from "@/lib/api/route";
import {
  createAdminPreferencesContract,
  readAdminPreferencesContract,
  updateAdminPreferencesContract,
} from "@/lib/domain/people/preferences/admin-contract";
import { readAdminPreferences } from "@/lib/domain/people/preferences/admin-preferences";
import { createAdminPreferences } from "@/lib/domain/people/preferences/create-admin-preferences";
import { updateAdminPreferences } from "@/lib/domain/people/preferences/update-admin-preferences";

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
