import { queryOptions } from "@tanstack/react-query";
import { api, unwrapResponse } from "../api";

/** The prefix of all query keys for calendars of any user. */
export const CALENDARS_KEY = ["calendars"] as const;

const getCalendars = (user: string) =>
  unwrapResponse(api.GET("/v2/users/{user_id}/calendars", { params: { path: { user_id: user } } }));

export type CalendarList = Awaited<ReturnType<typeof getCalendars>>["value"];
export type Calendar = CalendarList["calendars"][number];

/** The polling interval during the first sync of a calendar. */
const FIRST_SYNC_REFRESH_MS = 3000;

export const buildCalendarsQuery = (user: string) =>
  queryOptions({
    queryKey: [...CALENDARS_KEY, user],
    queryFn: () => getCalendars(user),
    refetchInterval: ({ state }) =>
      state.data?.value.calendars.some(isSyncing) ? FIRST_SYNC_REFRESH_MS : false,
  });

const isSyncing = ({ synced_at, access_broken }: Calendar) => !synced_at && !access_broken;

/** Loads whether the user has a feed address. */
export const buildFeedQuery = (user: string) =>
  queryOptions({
    queryKey: ["feed", user],
    queryFn: () =>
      unwrapResponse(api.GET("/v2/users/{user_id}/feed", { params: { path: { user_id: user } } })),
  });
