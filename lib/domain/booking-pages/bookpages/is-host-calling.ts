import type { FixedPlace } from "./place-schema";

/** Returns whether the host calls the booker, who must then enter a number. */
export const isHostCalling = (place: Pick<FixedPlace, "kind" | "who_calls"> | undefined): boolean =>
  place?.kind === "phone" && place.who_calls !== "booker";
