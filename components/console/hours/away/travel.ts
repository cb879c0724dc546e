import type { Schemas } from "../../api";

/** A stay in another zone. */
export type Travel = Schemas["User"]["travel"][number];

export type NewTravel = Omit<Travel, "_id">;
