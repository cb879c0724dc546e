import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { applyImport } from "@/lib/domain/lifecycle/imports/change-import";
import { applyImportContract } from "@/lib/domain/lifecycle/imports/contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(applyImportContract, ({ db, auth, params, body }) =>
    applyImport(db, auth.organization, params.import_id, body),
  ),
);
