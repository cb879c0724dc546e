import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { listOauthGrantsContract } from "@/lib/domain/auth/oauth/contract";
import { listOauthGrants } from "@/lib/domain/auth/oauth/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listOauthGrantsContract, ({ db, auth, query, url, now }) =>
    listOauthGrants(db, auth.organization, {
      page: query,
      only: auth.member?.id ?? null,
      url,
      now: new Date(now),
    }),
  ),
);
