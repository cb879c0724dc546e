import { route, routes } from "@/lib/api/route";
import { readPreferencesContract, updatePreferencesContract } from "@/lib/domain/people/preferences/contract";
import { readPreferences } from "@/lib/domain/people/preferences/read-preferences";
import { updatePreferences } from "@/lib/domain/people/preferences/update-preferences";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readPreferencesContract, ({ db, auth, params }) =>
    readPreferences(db, auth.organization, params.user_id),
  ),
  route(updatePreferencesContract, ({ db, auth, params, body, precondition }) =>
    updatePreferences(db, auth.organization, params.user_id, body, precondition),
  ),
);
