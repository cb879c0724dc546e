import { route, routes } from "@/lib/api/route";
import { createApiKeyContract, listApiKeysContract } from "@/lib/domain/api-keys/contract";
import { createApiKey } from "@/lib/domain/api-keys/create-api-key";
import { listApiKeys } from "@/lib/domain/api-keys/queries";
import { requireOwnScopes } from "@/lib/domain/api-keys/require-own-scopes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listApiKeysContract, ({ db, auth, query, url }) => listApiKeys(db, auth.organization, query, url)),
  route(createApiKeyContract, ({ db, auth, body }) => {
    requireOwnScopes(auth.scopes, body.scopes);
    return createApiKey(db, auth.organization, body);
  }),
);
