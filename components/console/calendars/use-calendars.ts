"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type Answered, answered, api, type Schemas } from "../api";

const readCalendars = (user: string) =>
  answered(api.GET("/v2/users/{user_id}/calendars", { params: { path: { user_id: user } } }));

export type CalendarList = Awaited<ReturnType<typeof readCalendars>>["value"];
export type Calendar = CalendarList["calendars"][number];

/** How soon to look again while a calendar is being read for the first time, in milliseconds. */
const SOON = 3000;

export const useCalendars = (user: string) =>
  useQuery({
    queryKey: ["calendars", user],
    queryFn: () => readCalendars(user),
    refetchInterval: ({ state }) => (state.data?.value.calendars.some(isBeingRead) ? SOON : false),
  });

const isBeingRead = ({ synced_at, access_broken }: Calendar) => !synced_at && !access_broken;

export interface CalendarChange {
  /** How the list will look, shown at once. */
  shown: CalendarList;
  body: Schemas["CalendarListUpdate"];
}

/** Shown at once, saved behind it; what is refused is taken back. */
export function useChangeCalendars(user: string) {
  const queries = useQueryClient();
  const queryKey = ["calendars", user];
  return useMutation({
    mutationFn: ({ body }: CalendarChange) =>
      answered(api.PUT("/v2/users/{user_id}/calendars", { params: { path: { user_id: user } }, body })),
    onMutate: async ({ shown }) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<Answered<CalendarList>>(queryKey);
      if (before) queries.setQueryData(queryKey, { ...before, value: shown });
      return { before };
    },
    onError: (_error, _change, context) => queries.setQueryData(queryKey, context?.before),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["free times", user] }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}
