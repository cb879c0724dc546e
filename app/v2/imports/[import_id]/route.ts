import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { getImportContract } from "@/lib/domain/lifecycle/imports/contract";
import { getImportRow, serializeImport } from "@/lib/domain/lifecycle/imports/import-rows";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getImportContract, async ({ db, auth, params }) =>
    serializeImport(await getImportRow(db, auth.organization, params.import_id)),
  ),
);
