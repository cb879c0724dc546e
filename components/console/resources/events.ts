import { queryOptions } from "@tanstack/react-query";
import { api, type GetQuery, type Schemas, unwrapResponse } from "../api";
import { canPerform, type Me } from "../me";
import { listAnswerChoices } from "./list-answer-choices";
import { listPages } from "./pages";
import { listTeams } from "./teams";
import { listApps } from "./third-party-apps";

/** The prefix of all query keys for lists of events. */
export const EVENTS_KEY = ["events"] as const;

export const listEvents = (query: GetQuery<"/v2/events">) =>
  unwrapResponse(api.GET("/v2/events", { params: { query } }));

/** The options of the event list's filters, in the reader's language. */
export const buildEventFiltersQuery = (me: Me) =>
  queryOptions({
    queryKey: [...EVENTS_KEY, "filters", me.lang],
    queryFn: () => loadFilters(me),
  });

const MAX_OPTIONS = 200;

async function loadFilters(me: Me) {
  const query = { limit: MAX_OPTIONS };
  const [teams, pages, apps] = await Promise.all([
    listTeams(query),
    listPages(query),
    canPerform(me, "listThirdParties") ? listApps(query) : { value: [] },
  ]);
  return {
    teams: teams.value.map(({ _id, name }) => ({ value: _id, label: name })),
    pages: pages.value.map(({ _id, nickname }) => ({ value: _id, label: nickname })),
    answers: listAnswerChoices(pages.value, me.lang),
    apps: apps.value.map(({ _id, name }) => ({ value: _id, label: name })),
  };
}

const toPath = (id: string) => ({ params: { path: { event_id: id } } });

export const buildEventQuery = (id: string) =>
  queryOptions({
    queryKey: ["event", id],
    queryFn: () => unwrapResponse(api.GET("/v2/events/{event_id}", toPath(id))),
  });

/** The page and type names of an event that was booked on a page. */
export const buildBookingQuery = (id: string) =>
  queryOptions({
    queryKey: [...buildEventQuery(id).queryKey, "booking"],
    queryFn: () => unwrapResponse(api.GET("/v2/bookings/{event_id}", toPath(id))),
  });

const MAX_OF_SERIES = 52;

/** All events of a series that this user may see. */
export const buildSeriesQuery = (series: string, host: string | null) =>
  queryOptions({
    queryKey: [...EVENTS_KEY, "series", series, host],
    queryFn: () =>
      unwrapResponse(
        api.GET("/v2/bookings", {
          params: { query: { series, limit: MAX_OF_SERIES, sort: "oldest", ...(host && { host }) } },
        }),
      ),
  });

/** The polling interval while a delivery or the like is pending. */
const TIMELINE_REFRESH_MS = 4000;

export const buildTimelineQuery = (id: string) =>
  queryOptions({
    queryKey: [...buildEventQuery(id).queryKey, "timeline"],
    queryFn: () => unwrapResponse(api.GET("/v2/events/{event_id}/timeline", toPath(id))),
    refetchInterval: ({ state }) => (isInProgress(state.data?.value) ? TIMELINE_REFRESH_MS : false),
  });

const isInProgress = (entries: Schemas["TimelineEntry"][] = []) =>
  entries.some(({ delivery, mail }) => delivery?.state === "pending" || mail?.state === "queued");

/** The changes of the event's entries in calendars. */
export const buildCalendarChangesQuery = (id: string) =>
  queryOptions({
    queryKey: [...buildEventQuery(id).queryKey, "calendar_changes"],
    queryFn: () => unwrapResponse(api.GET("/v2/events/{event_id}/calendar_changes", toPath(id))),
  });

/** The organiser's link to the event's page. */
export const buildOrganiserLinkQuery = (id: string) =>
  queryOptions({
    queryKey: [...buildEventQuery(id).queryKey, "link"],
    queryFn: () => unwrapResponse(api.GET("/v2/events/{event_id}/organiser_link", toPath(id))),
  });
