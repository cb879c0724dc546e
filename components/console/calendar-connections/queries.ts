import { queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrapResponse } from "../api";

export type CalendarConnection = Schemas["CalendarConnection"];

/** How soon to look again: a job opens the calendars one after the other. */
const REFRESH_MS = 5000;

/** With what the organisation opens its people's calendars. */
export const calendarConnectionsQuery = queryOptions({
  queryKey: ["calendar-connections"],
  queryFn: () => unwrapResponse(api.GET("/v2/calendar_connections")),
  refetchInterval: REFRESH_MS,
});
