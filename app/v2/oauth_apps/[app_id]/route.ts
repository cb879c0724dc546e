import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import {
  deleteOauthAppContract,
  getOauthAppContract,
  updateOauthAppContract,
} from "@/lib/domain/auth/oauth/contract";
import { deleteOauthApp, updateOauthApp } from "@/lib/domain/auth/oauth/oauth-apps";
import { getOauthApp } from "@/lib/domain/auth/oauth/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getOauthAppContract, ({ db, auth, params }) =>
    getOauthApp(db, auth.organization, params.app_id),
  ),
  buildEndpoint(updateOauthAppContract, ({ db, auth, params, body, precondition }) =>
    updateOauthApp(db, auth.organization, { id: params.app_id, body, precondition }),
  ),
  buildEndpoint(deleteOauthAppContract, ({ db, auth, params, precondition }) =>
    deleteOauthApp(db, auth.organization, params.app_id, precondition),
  ),
);
