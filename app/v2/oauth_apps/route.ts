import { route, routes } from "@/lib/api/route";
import { createOauthAppContract, listOauthAppsContract } from "@/lib/domain/auth/oauth/contract";
import { listOauthApps } from "@/lib/domain/auth/oauth/queries";
import { createOauthApp } from "@/lib/domain/auth/oauth/write-app";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listOauthAppsContract, ({ db, auth, query, url }) =>
    listOauthApps(db, auth.organization, query, url),
  ),
  route(createOauthAppContract, ({ db, auth, body }) => createOauthApp(db, auth.organization, body)),
);
