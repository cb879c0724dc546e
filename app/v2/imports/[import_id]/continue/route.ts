import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { retryImport } from "@/lib/domain/lifecycle/imports/change-import";
import { continueImportContract } from "@/lib/domain/lifecycle/imports/contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(continueImportContract, ({ db, auth, params, body }) =>
    retryImport(db, auth.organization, params.import_id, body.token),
  ),
);
