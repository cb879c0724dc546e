import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { startImport } from "@/lib/domain/lifecycle/imports/change-import";
import { startImportContract } from "@/lib/domain/lifecycle/imports/contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(startImportContract, ({ db, auth, body }) => startImport(db, auth.organization, body)),
);
