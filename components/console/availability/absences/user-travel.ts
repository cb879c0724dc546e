import type { Schemas } from "../../api";

/** A stay in another zone. */
export type UserTravel = Schemas["User"]["travel"][number];

export type NewUserTravel = Omit<UserTravel, "_id">;
