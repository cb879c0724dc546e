import { answered, api, type GetQuery, type Schemas } from "../api";

export type PersonCalendars = Schemas["PersonCalendars"];

/** What can be said of somebody's calendars, what needs somebody first. */
export const CALENDAR_STATES = [
  "broken",
  "stale",
  "refuses",
  "none",
  "ok",
] as const satisfies PersonCalendars["status"][];

export const listPeopleCalendars = (query: GetQuery<"/v2/calendars">) =>
  answered(api.GET("/v2/calendars", { params: { query } }));
