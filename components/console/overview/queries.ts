import { queryOptions } from "@tanstack/react-query";
import { api, unwrapResponse } from "../api";
import { toEventsQuery } from "../events/event-filters";
import { EVENTS_KEY, listEvents } from "../events/queries";
import type { Me } from "../me";

/** What somebody has to do something about: in the whole organisation, or what is one user's. */
export const buildActionItemsQuery = (user: string | null) =>
  queryOptions({
    queryKey: ["attention", user],
    queryFn: () => unwrapResponse(api.GET("/v2/attention", { params: { query: user ? { user } : {} } })),
  });

const toPath = (user: string) => ({ params: { path: { user_id: user } } });

/** Which steps of the first day are done. */
export const buildOnboardingQuery = (user: string) =>
  queryOptions({
    queryKey: ["first-steps", user],
    queryFn: () => unwrapResponse(api.GET("/v2/users/{user_id}/first_steps", toPath(user))),
  });

export const hideOnboarding = (user: string) =>
  unwrapResponse(api.PUT("/v2/users/{user_id}/first_steps", { ...toPath(user), body: { hidden: true } }));

/** Of the meetings of today as many are shown; one more says that there are others. */
export const MAX_TODAY = 8;

/** The filters under which the list of events shows one day. */
export const buildDayFilters = (day: string) => ({ filter: "confirmed", from: day, to: day });

/** The meetings of a day that are not cancelled, as far as this person sees them. */
export const buildDayEventsQuery = (me: Me, day: string) =>
  queryOptions({
    queryKey: [...EVENTS_KEY, "day", me.id, me.confirmed, day],
    queryFn: () =>
      listEvents({ ...toEventsQuery(me, { limit: MAX_TODAY + 1 }, buildDayFilters(day)), sort: "start" }),
  });

const MAX_UPCOMING = 10;

/** The next ones after a day, as far as this person sees them. */
export const buildUpcomingEventsQuery = (me: Me, day: string) =>
  queryOptions({
    queryKey: [...EVENTS_KEY, "after", me.id, me.confirmed, day],
    queryFn: () =>
      listEvents({
        ...toEventsQuery(me, { limit: MAX_UPCOMING }, { filter: "upcoming", from: day }),
        sort: "start",
      }),
  });
