import type { z } from "zod";
import { PLACE_NAMES } from "@/lib/domain/conferencing/conferences/place-kinds";
import type { FixedPlace, fixedPlaceInput } from "./place-schema";

/** Normalizes a place for storage: adds a name and removes fields of other kinds. */
export function normalizePlace({ adress, ...sent }: z.output<typeof fixedPlaceInput>): FixedPlace {
  const { kind, who_calls, number, url, name, address = adress, ...others } = sent;
  return {
    name: name ?? PLACE_NAMES[kind ?? "place"] ?? (url ? new URL(url).host : ""),
    ...others,
    ...(address !== undefined && { address }),
    ...(kind !== undefined && { kind }),
    ...(kind === "phone" && { who_calls: who_calls ?? "host" }),
    ...(kind === "phone" && who_calls === "booker" && number !== undefined && { number }),
    ...(kind === "link" && url !== undefined && { url }),
  };
}
