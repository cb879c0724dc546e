import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { stopImport } from "@/lib/domain/lifecycle/imports/change-import";
import { stopImportContract } from "@/lib/domain/lifecycle/imports/contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(stopImportContract, ({ db, auth, params }) =>
    stopImport(db, auth.organization, params.import_id),
  ),
);
