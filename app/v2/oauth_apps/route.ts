import { route, routes } from "@/lib/api/route";
import { createOauthAppContract, listOauthAppsContract } from "@/lib/domain/oauth/contract";
import { listOauthApps } from "@/lib/domain/oauth/queries";
import { createOauthApp } from "@/lib/domain/oauth/write-app";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listOauthAppsContract, ({ db, auth, query, url }) =>
    listOauthApps(db, auth.organization, query, url),
  ),
  route(createOauthAppContract, ({ db, auth, body }) => createOauthApp(db, auth.organization, body)),
);
