import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { addDays, type LocalDate } from "@/lib/core/time/local-date";
import { answered, api, type GetQuery } from "../api";
import type { Availability } from "./availability-body";

/** Begins the key of every query for a list of availabilities. */
export const AVAILABILITIES_KEY = ["availabilities"] as const;

/** All availabilities of a user, the main one first. */
export const availabilitiesQuery = (user: string) =>
  queryOptions({ queryKey: [...AVAILABILITIES_KEY, user], queryFn: () => readAvailabilities(user) });

async function readAvailabilities(user: string): Promise<Availability[]> {
  const { value } = await answered(
    api.GET("/v2/users/{user_id}/availabilities", {
      params: { path: { user_id: user }, query: { all: "true" } },
    }),
  );
  return value as Availability[]; // `all` makes it a list
}

export const readAvailability = (user: string, id: string) =>
  answered(
    api.GET("/v2/users/{user_id}/availabilities/{availability_id}", {
      params: { path: { user_id: user, availability_id: id } },
    }),
  );

export const availabilityQuery = (user: string, id: string) =>
  queryOptions({ queryKey: ["availability", id], queryFn: () => readAvailability(user, id) });

type Asked = Omit<GetQuery<"/v2/slots/days">, "from" | "to"> & { users: string };

/** Begins the key of every query for this user's free times. */
export const freeTimesKey = (user: string) => ["free times", user] as const;

/** The free times of so many days, beginning with `today`. */
export const freeTimesQuery = (asked: Asked, today: LocalDate, days: number) =>
  queryOptions({
    queryKey: [...freeTimesKey(asked.users), asked, today],
    queryFn: () =>
      answered(
        api.GET("/v2/slots/days", {
          params: { query: { ...asked, from: today, to: addDays(today, days - 1) } },
        }),
      ),
    placeholderData: keepPreviousData,
  });
