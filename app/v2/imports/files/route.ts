import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { startFileImport } from "@/lib/domain/lifecycle/imports/change-import";
import { startFileImportContract } from "@/lib/domain/lifecycle/imports/contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(startFileImportContract, ({ db, auth, body }) =>
    startFileImport(db, auth.organization, body),
  ),
);
