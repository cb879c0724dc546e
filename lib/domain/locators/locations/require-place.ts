import type { BestGeocodeResult, Coordinates } from "@/lib/platform/geocoding/geocoded-place";
import { ApiProblem, type FieldError } from "@/lib/platform/http/problem";
import { buildValidationProblem } from "@/lib/platform/http/validate";

interface AddressField extends Pick<FieldError, "in" | "pointer"> {
  /** What to send where an address does not help. */
  instead: string;
}

/**
 * The place, or throws: an unknown address is the client's fault (400), a geocoder without an answer is not (503).
 */
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
