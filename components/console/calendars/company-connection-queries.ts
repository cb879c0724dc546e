import { queryOptions } from "@tanstack/react-query";
import { answered, api, type Schemas } from "../api";

export type Connection = Schemas["CalendarConnection"];

/** How soon to look again: a job opens the calendars one after the other. */
const REFRESH_MS = 5000;

/** With what the organisation opens its people's calendars. */
export const connectionsQuery = queryOptions({
  queryKey: ["calendar-connections"],
  queryFn: () => answered(api.GET("/v2/calendar_connections")),
  refetchInterval: REFRESH_MS,
});
