import { queryOptions } from "@tanstack/react-query";
import { api, unwrapResponse } from "../api";

/** Begins the key of every query for calendars, whoever owns them. */
export const CALENDARS_KEY = ["calendars"] as const;

const getCalendars = (user: string) =>
  unwrapResponse(api.GET("/v2/users/{user_id}/calendars", { params: { path: { user_id: user } } }));

export type CalendarList = Awaited<ReturnType<typeof getCalendars>>["value"];
export type Calendar = CalendarList["calendars"][number];

/** How soon to look again while a calendar is being read for the first time. */
const FIRST_SYNC_REFRESH_MS = 3000;

export const buildCalendarsQuery = (user: string) =>
  queryOptions({
    queryKey: [...CALENDARS_KEY, user],
    queryFn: () => getCalendars(user),
    refetchInterval: ({ state }) =>
      state.data?.value.calendars.some(isSyncing) ? FIRST_SYNC_REFRESH_MS : false,
  });

const isSyncing = ({ synced_at, access_broken }: Calendar) => !synced_at && !access_broken;

/** Whether there is an address at which calendar programs find the user's meetings. */
export const buildFeedQuery = (user: string) =>
  queryOptions({
    queryKey: ["feed", user],
    queryFn: () =>
      unwrapResponse(api.GET("/v2/users/{user_id}/feed", { params: { path: { user_id: user } } })),
  });
