import type { FixedPlace } from "./place-schema";

/** Where the host calls the booker, who has to say under which number. */
export const isHostCalling = (place: Pick<FixedPlace, "kind" | "who_calls"> | undefined): boolean =>
  place?.kind === "phone" && place.who_calls !== "booker";
