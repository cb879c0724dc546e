import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import {
  getListSettingsContract,
  updateListSettingsContract,
} from "@/lib/domain/people/preferences/lists/contract";
import { getListSettings } from "@/lib/domain/people/preferences/lists/get-list-settings";
import { updateListSettings } from "@/lib/domain/people/preferences/lists/update-list-settings";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getListSettingsContract, ({ db, auth, params }) =>
    getListSettings(db, auth.organization, params.user_id),
  ),
  buildEndpoint(updateListSettingsContract, ({ db, auth, params, body, precondition }) =>
    updateListSettings(db, auth.organization, params.user_id, body, precondition),
  ),
);
