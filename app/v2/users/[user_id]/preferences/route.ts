import { route, routes } from "@/lib/http/route";
import { readPreferencesContract, updatePreferencesContract } from "@/lib/preferences/contract";
import { readPreferences } from "@/lib/preferences/read-preferences";
import { updatePreferences } from "@/lib/preferences/update-preferences";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readPreferencesContract, ({ db, auth, params }) =>
    readPreferences(db, auth.organization, params.user_id),
  ),
  route(updatePreferencesContract, ({ db, auth, params, body }) =>
    updatePreferences(db, auth.organization, params.user_id, body),
  ),
);
