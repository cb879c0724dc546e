import { createApiKeyContract, listApiKeysContract } from "@/lib/api-keys/contract";
import { createApiKey } from "@/lib/api-keys/create-api-key";
import { listApiKeys } from "@/lib/api-keys/queries";
import { requireOwnScopes } from "@/lib/api-keys/require-own-scopes";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listApiKeysContract, ({ db, auth, query, url }) => listApiKeys(db, auth.organization, query, url)),
  route(createApiKeyContract, ({ db, auth, body }) => {
    requireOwnScopes(auth.scopes, body.scopes);
    return createApiKey(db, auth.organization, body);
  }),
);
