import { preparedRoute, routes } from "@/lib/api/route";
import { writeLocationsContract } from "@/lib/domain/locators/locations/contract";
import { locateBatch } from "@/lib/domain/locators/locations/locate-batch";
import { writeLocations } from "@/lib/domain/locators/locations/write-locations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  preparedRoute(
    writeLocationsContract,
    ({ db, auth, params, body }) => locateBatch(db, auth.organization, params.locator_id, body),
    ({ db, auth, params, body, strict, prepared }) =>
      writeLocations(db, auth.organization, params.locator_id, { batch: body, strict, found: prepared }),
  ),
);
