import type { Coordinates } from "@/lib/core/geography/coordinates";
import { buildValidationProblem } from "@/lib/domain/contracts/validate";
import type { Db } from "@/lib/platform/db/client";
import type { Locator } from "@/lib/platform/db/generated/client";
import { parseCoordinates } from "@/lib/platform/geocoding/parse-coordinates";
import { findServedPlaces } from "./find-served-places";
import { requirePlace } from "./require-place";

const NEAR_PARAMETER = { in: "query", pointer: "/near" } as const;

/** Resolves `near` of a search: `latitude,longitude`, or an address; null for one that the locator's postcodes exclude. */
export async function resolveSearchOrigin(
  db: Db,
  locator: Locator,
  near: string,
): Promise<Coordinates | null> {
  const point = parseCoordinates(near);
  if (point === "out_of_range") {
    const message = "must be a latitude from -90 to 90 and a longitude from -180 to 180";
    throw buildValidationProblem([{ ...NEAR_PARAMETER, code: "out_of_range", message }]);
  }
  if (point) return point;
  const found = await findServedPlaces(db, locator, near);
  if (found === "not_served") return null;
  const best = found === "unavailable" ? found : (found[0] ?? null);
  return requirePlace(best, { ...NEAR_PARAMETER, instead: "near=latitude,longitude" });
}
