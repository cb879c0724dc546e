import type { Coordinates } from "@/lib/core/geography/coordinates";
import { ApiProblem, type FieldError } from "@/lib/domain/contracts/problem";
import { buildValidationProblem } from "@/lib/domain/contracts/validate";
import type { BestGeocodeResult } from "@/lib/platform/geocoding/geocoded-place";

interface AddressField extends Pick<FieldError, "in" | "pointer"> {
  /** Advice for the case that the address does not help. */
  instead: string;
}

/** Returns the geocoded place, or throws: 400 for an unknown address, 503 for a geocoder without a response. */
export function requirePlace(found: BestGeocodeResult, { instead, ...field }: AddressField): Coordinates {
  if (found === "unavailable") {
    throw new ApiProblem(
      "unavailable",
      `The address cannot be looked up at the moment; send ${instead}, or try again later.`,
      { reason: "geocoder_away", headers: { "retry-after": "30" } },
    );
  }
  if (found) return { latitude: found.latitude, longitude: found.longitude };
  throw buildValidationProblem([
    { ...field, code: "unknown_address", message: `is an address that was not found; send ${instead}` },
  ]);
}

export const ADDRESS_FIELD: AddressField = {
  in: "body",
  pointer: "/address",
  instead: "location.coordinates",
};
