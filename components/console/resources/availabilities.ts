import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { addDays, type LocalDate } from "@/lib/core/time/local-date";
import { api, type GetQuery, unwrapResponse } from "../api";
import type { Availability } from "./edited-availability";

/** The prefix of all query keys for lists of availabilities. */
export const AVAILABILITIES_KEY = ["availabilities"] as const;

/** All availabilities of a user, the main one first. */
export const buildAvailabilitiesQuery = (user: string) =>
  queryOptions({ queryKey: [...AVAILABILITIES_KEY, user], queryFn: () => listAvailabilities(user) });

async function listAvailabilities(user: string): Promise<Availability[]> {
  const { value } = await unwrapResponse(
    api.GET("/v2/users/{user_id}/availabilities", {
      params: { path: { user_id: user }, query: { all: "true" } },
    }),
  );
  return value as Availability[]; // `all` returns a list
}

export const getAvailability = (user: string, id: string) =>
  unwrapResponse(
    api.GET("/v2/users/{user_id}/availabilities/{availability_id}", {
      params: { path: { user_id: user, availability_id: id } },
    }),
  );

export const buildAvailabilityQuery = (user: string, id: string) =>
  queryOptions({ queryKey: ["availability", id], queryFn: () => getAvailability(user, id) });

type FreeSlotsRequest = Omit<GetQuery<"/v2/slots/days">, "from" | "to"> & { users: string };

/** The prefix of all query keys for this user's free times. */
export const buildFreeSlotsKey = (user: string) => ["free times", user] as const;

/** The free times of a number of days from `today`. */
export const buildFreeSlotsQuery = (request: FreeSlotsRequest, today: LocalDate, days: number) =>
  queryOptions({
    queryKey: [...buildFreeSlotsKey(request.users), request, today],
    queryFn: () =>
      unwrapResponse(
        api.GET("/v2/slots/days", {
          params: { query: { ...request, from: today, to: addDays(today, days - 1) } },
        }),
      ),
    placeholderData: keepPreviousData,
  });
