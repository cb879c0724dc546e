import { route, routes } from "@/lib/api/route";
import {
  deleteOauthAppContract,
  readOauthAppContract,
  updateOauthAppContract,
} from "@/lib/domain/auth/oauth/contract";
import { readOauthApp } from "@/lib/domain/auth/oauth/queries";
import { deleteOauthApp, updateOauthApp } from "@/lib/domain/auth/oauth/write-app";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readOauthAppContract, ({ db, auth, params }) => readOauthApp(db, auth.organization, params.app_id)),
  route(updateOauthAppContract, ({ db, auth, params, body, precondition }) =>
    updateOauthApp(db, auth.organization, { id: params.app_id, body, precondition }),
  ),
  route(deleteOauthAppContract, ({ db, auth, params, precondition }) =>
    deleteOauthApp(db, auth.organization, params.app_id, precondition),
  ),
);
