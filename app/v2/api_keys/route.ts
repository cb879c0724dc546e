import { route, routes } from "@/lib/api/route";
import { createApiKeyContract, listApiKeysContract } from "@/lib/domain/auth/api-keys/contract";
import { listApiKeys } from "@/lib/domain/auth/api-keys/queries";
import { createKey } from "@/lib/domain/lifecycle/test-mode/create-key";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listApiKeysContract, ({ db, auth, query, url }) => listApiKeys(db, auth.organization, query, url)),
  route(createApiKeyContract, ({ db, auth, body }) => createKey(db, auth, body)),
);
