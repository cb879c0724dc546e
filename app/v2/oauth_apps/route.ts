import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { createOauthAppContract, listOauthAppsContract } from "@/lib/domain/auth/oauth/contract";
import { createOauthApp } from "@/lib/domain/auth/oauth/oauth-apps";
import { listOauthApps } from "@/lib/domain/auth/oauth/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listOauthAppsContract, ({ db, auth, query, url }) =>
    listOauthApps(db, auth.organization, query, url),
  ),
  buildEndpoint(createOauthAppContract, ({ db, auth, body }) => createOauthApp(db, auth.organization, body)),
);
