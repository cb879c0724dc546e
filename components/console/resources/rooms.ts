import { queryOptions } from "@tanstack/react-query";
import { api, unwrapResponse } from "../api";
import { listUsers } from "./users";

/** The prefix of all query keys for lists of rooms, which are users. */
export const ROOMS_KEY = ["rooms"] as const;

const MAX_ROOMS = 200;

/** The organisation's rooms as options. */
export const buildRoomsQuery = () =>
  queryOptions({
    queryKey: [...ROOMS_KEY, "all"],
    queryFn: async () => (await listUsers({ resource: "true", limit: MAX_ROOMS })).value,
  });

/** The rooms that are free for a booking. */
export const buildFreeRoomsQuery = (event: string) =>
  queryOptions({
    queryKey: ["bookings", event, "rooms"],
    queryFn: async () =>
      (
        await unwrapResponse(
          api.GET("/v2/bookings/{event_id}/rooms", { params: { path: { event_id: event } } }),
        )
      ).value,
    gcTime: 0,
  });
