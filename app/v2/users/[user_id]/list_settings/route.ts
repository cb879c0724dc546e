import { route, routes } from "@/lib/api/route";
import {
  readListSettingsContract,
  updateListSettingsContract,
} from "@/lib/domain/people/preferences/lists/contract";
import { readListSettings } from "@/lib/domain/people/preferences/lists/read-list-settings";
import { updateListSettings } from "@/lib/domain/people/preferences/lists/update-list-settings";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readListSettingsContract, ({ db, auth, params }) =>
    readListSettings(db, auth.organization, params.user_id),
  ),
  route(updateListSettingsContract, ({ db, auth, params, body, precondition }) =>
    updateListSettings(db, auth.organization, params.user_id, body, precondition),
  ),
);
