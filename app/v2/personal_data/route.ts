import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { exportPersonalDataContract } from "@/lib/domain/lifecycle/personal-data/contract";
import { exportPerson } from "@/lib/domain/lifecycle/personal-data/export-person";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(exportPersonalDataContract, ({ db, auth, query }) =>
    exportPerson(db, auth.organization, query.email),
  ),
);
