import { buildPreparedEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { writeLocationsContract } from "@/lib/domain/locators/locations/contract";
import { resolveBatchAddresses } from "@/lib/domain/locators/locations/resolve-batch-addresses";
import { upsertLocations } from "@/lib/domain/locators/locations/upsert-locations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildPreparedEndpoint(
    writeLocationsContract,
    ({ db, auth, params, body }) => resolveBatchAddresses(db, auth.organization, params.locator_id, body),
    ({ db, auth, params, body, strict, prepared }) =>
      upsertLocations(db, auth.organization, params.locator_id, { batch: body, strict, found: prepared }),
  ),
);
