import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { listOpenScopes } from "@/lib/api/list-open-scopes";
import {
  createPersonalTokenContract,
  listPersonalTokensContract,
} from "@/lib/domain/auth/personal-tokens/contract";
import { createPersonalToken } from "@/lib/domain/auth/personal-tokens/create-personal-token";
import { listPersonalTokens } from "@/lib/domain/auth/personal-tokens/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listPersonalTokensContract, ({ db, auth, query, url, now }) =>
    listPersonalTokens(db, auth.organization, { page: query, only: auth.member?.id ?? null, url, now }),
  ),
  buildEndpoint(createPersonalTokenContract, ({ db, auth, body, now }) =>
    createPersonalToken(
      db,
      { organization: auth.organization, user: auth.actor.id, open: listOpenScopes(auth.role) },
      body,
      now,
    ),
  ),
);
