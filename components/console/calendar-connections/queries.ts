import { queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrapResponse } from "../api";

export type CalendarConnection = Schemas["CalendarConnection"];

/** The polling interval while a job opens the calendars one after the other. */
const REFRESH_MS = 5000;

/** The organisation's connections to its users' calendars. */
export const calendarConnectionsQuery = queryOptions({
  queryKey: ["calendar-connections"],
  queryFn: () => unwrapResponse(api.GET("/v2/calendar_connections")),
  refetchInterval: REFRESH_MS,
});
