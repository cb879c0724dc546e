import { queryOptions } from "@tanstack/react-query";
import { api, unwrapResponse } from "../api";
import { toEventsQuery } from "../events/event-filters";
import type { Me } from "../me";
import { EVENTS_KEY, listEvents } from "../resources/events";

/** The action items of the whole organisation, or of one user. */
export const buildActionItemsQuery = (user: string | null) =>
  queryOptions({
    queryKey: ["action-items", user],
    queryFn: () => unwrapResponse(api.GET("/v2/action_items", { params: { query: user ? { user } : {} } })),
  });

const toPath = (user: string) => ({ params: { path: { user_id: user } } });

/** The state of the onboarding steps. */
export const buildOnboardingQuery = (user: string) =>
  queryOptions({
    queryKey: ["onboarding", user],
    queryFn: () => unwrapResponse(api.GET("/v2/users/{user_id}/onboarding", toPath(user))),
  });

export const hideOnboarding = (user: string) =>
  unwrapResponse(api.PUT("/v2/users/{user_id}/onboarding", { ...toPath(user), body: { hidden: true } }));

/** The number of today's meetings shown; one more is loaded to detect further ones. */
export const MAX_TODAY = 8;

/** The filters of the event list for one day. */
export const buildDayFilters = (day: string) => ({ filter: "confirmed", from: day, to: day });

/** A day's meetings that are not cancelled and that the user may see; with `who`, those of one user. */
export const buildDayEventsQuery = (me: Me, day: string, who: string) =>
  queryOptions({
    queryKey: [...EVENTS_KEY, "day", me.id, me.confirmed, day, who],
    queryFn: () =>
      listEvents({
        ...toEventsQuery(me, { limit: MAX_TODAY + 1 }, { ...buildDayFilters(day), who }),
        sort: "start",
      }),
  });

const MAX_UPCOMING = 10;

/** The next meetings after a day that the user may see; with `who`, those of one user. */
export const buildUpcomingEventsQuery = (me: Me, day: string, who: string) =>
  queryOptions({
    queryKey: [...EVENTS_KEY, "after", me.id, me.confirmed, day, who],
    queryFn: () =>
      listEvents({
        ...toEventsQuery(me, { limit: MAX_UPCOMING }, { filter: "upcoming", from: day, who }),
        sort: "start",
      }),
  });
