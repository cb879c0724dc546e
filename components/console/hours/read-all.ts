import { answered, api } from "../api";
import type { Availability } from "./availability-body";

/** All availabilities of a user, the main one first. */
export async function readAll(user: string): Promise<Availability[]> {
  const { value } = await answered(
    api.GET("/v2/users/{user_id}/availabilities", {
      params: { path: { user_id: user }, query: { all: "true" } },
    }),
  );
  return value as Availability[]; // as asked for
}
