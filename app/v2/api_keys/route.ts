import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { createApiKeyContract, listApiKeysContract } from "@/lib/domain/auth/api-keys/contract";
import { listApiKeys } from "@/lib/domain/auth/api-keys/queries";
import { createApiKeyForMode } from "@/lib/domain/lifecycle/test-mode/create-api-key-for-mode";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listApiKeysContract, ({ db, auth, query, url }) =>
    listApiKeys(db, auth.organization, query, url),
  ),
  buildEndpoint(createApiKeyContract, ({ db, auth, body }) => createApiKeyForMode(db, auth, body)),
);
