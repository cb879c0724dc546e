import { api, type GetQuery, type Schemas, unwrapResponse } from "../api";

export type UserCalendars = Schemas["PersonCalendars"];

/** The states of a user's calendars, those that need action first. */
export const USER_CALENDAR_STATES = [
  "broken",
  "stale",
  "refuses",
  "none",
  "ok",
] as const satisfies UserCalendars["status"][];

export const listPeopleCalendars = (query: GetQuery<"/v2/calendars">) =>
  unwrapResponse(api.GET("/v2/calendars", { params: { query } }));
