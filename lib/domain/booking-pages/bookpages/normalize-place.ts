import type { z } from "zod";
import { PLACE_NAMES } from "@/lib/domain/conferencing/conferences/place-kinds";
import type { FixedPlace, fixedPlaceInput } from "./place-schema";

/** A place as it is kept: with a name, and without what is no matter of its kind. */
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
