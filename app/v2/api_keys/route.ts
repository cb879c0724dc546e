import { route, routes } from "@/lib/api/route";
import { createApiKeyContract, listApiKeysContract } from "@/lib/domain/api-keys/contract";
import { createApiKey } from "@/lib/domain/api-keys/create-api-key";
import { listApiKeys } from "@/lib/domain/api-keys/queries";
import { requireOwnRights } from "@/lib/domain/api-keys/require-own-rights";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listApiKeysContract, ({ db, auth, query, url }) => listApiKeys(db, auth.organization, query, url)),
  route(createApiKeyContract, ({ db, auth, body, now }) =>
    createApiKey(db, auth.organization, { ...body, expires_at: requireOwnRights(auth, body, now) }),
  ),
);
