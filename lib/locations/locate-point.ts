import type { Db } from "@/lib/db/client";
import type { Locator } from "@/lib/db/generated/client";
import type { Place } from "@/lib/geocoding/place";
import { validationProblem } from "@/lib/http/validate";
import { findPlace } from "./find-place";
import { requirePlace } from "./require-place";

const AT = { in: "query", pointer: "/near" } as const;

const COORDINATES = /^([+-]?\d+(?:\.\d*)?)\s*,\s*([+-]?\d+(?:\.\d*)?)$/;

/** `near` of a search: `latitude,longitude`, or an address. */
export async function locatePoint(db: Db, locator: Locator, near: string): Promise<Place> {
  const numbers = COORDINATES.exec(near);
  if (!numbers) {
    const found = await findPlace(db, locator, near);
    return requirePlace(found, { ...AT, instead: "near=latitude,longitude" });
  }
  const [latitude, longitude] = [Number(numbers[1]), Number(numbers[2])];
  if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return { latitude, longitude };
  const message = "must be a latitude from -90 to 90 and a longitude from -180 to 180";
  throw validationProblem([{ ...AT, code: "out_of_range", message }]);
}
