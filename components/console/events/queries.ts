import { queryOptions } from "@tanstack/react-query";
import { answered, api, type GetQuery, type Schemas } from "../api";
import { listApps } from "../apps/queries";
import { type Me, mayDo } from "../me";
import { listPages } from "../pages/queries";
import { listTeams } from "../teams/queries";
import { listAnswerChoices } from "./list-answer-choices";

/** Begins the key of every query for a list of events. */
export const EVENTS_KEY = ["events"] as const;

export const listEvents = (query: GetQuery<"/v2/events">) =>
  answered(api.GET("/v2/events", { params: { query } }));

/** What the list of events can be narrowed to, in the reader's words. */
export const eventFiltersQuery = (me: Me) =>
  queryOptions({
    queryKey: [...EVENTS_KEY, "filters", me.lang],
    queryFn: () => readFilters(me),
  });

const MAX_OPTIONS = 200;

async function readFilters(me: Me) {
  const query = { limit: MAX_OPTIONS };
  const [teams, pages, apps] = await Promise.all([
    listTeams(query),
    listPages(query),
    mayDo(me, "listThirdParties") ? listApps(query) : { value: [] },
  ]);
  return {
    teams: teams.value.map(({ _id, name }) => ({ value: _id, label: name })),
    pages: pages.value.map(({ _id, nickname }) => ({ value: _id, label: nickname })),
    answers: listAnswerChoices(pages.value, me.lang),
    apps: apps.value.map(({ _id, name }) => ({ value: _id, label: name })),
  };
}

const toPath = (id: string) => ({ params: { path: { event_id: id } } });

export const eventQuery = (id: string) =>
  queryOptions({
    queryKey: ["event", id],
    queryFn: () => answered(api.GET("/v2/events/{event_id}", toPath(id))),
  });

/** Of an event that came from a booking page: by what names. */
export const bookingQuery = (id: string) =>
  queryOptions({
    queryKey: [...eventQuery(id).queryKey, "booking"],
    queryFn: () => answered(api.GET("/v2/bookings/{event_id}", toPath(id))),
  });

const MAX_OF_SERIES = 52;

/** All events of a series, as far as this person sees them. */
export const seriesQuery = (series: string, host: string | null) =>
  queryOptions({
    queryKey: [...EVENTS_KEY, "series", series, host],
    queryFn: () =>
      answered(
        api.GET("/v2/bookings", {
          params: { query: { series, limit: MAX_OF_SERIES, sort: "oldest", ...(host && { host }) } },
        }),
      ),
  });

/** While something may still be on its way, such as a delivery. */
const TIMELINE_REFRESH_MS = 4000;

export const timelineQuery = (id: string) =>
  queryOptions({
    queryKey: [...eventQuery(id).queryKey, "timeline"],
    queryFn: () => answered(api.GET("/v2/events/{event_id}/timeline", toPath(id))),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.value) ? TIMELINE_REFRESH_MS : false),
  });

const isUnderWay = (entries: Schemas["TimelineEntry"][] = []) =>
  entries.some(({ delivery, mail }) => delivery?.state === "pending" || mail?.state === "queued");

/** What was done to its entries in calendars. */
export const calendarChangesQuery = (id: string) =>
  queryOptions({
    queryKey: [...eventQuery(id).queryKey, "calendar_changes"],
    queryFn: () => answered(api.GET("/v2/events/{event_id}/calendar_changes", toPath(id))),
  });

/** The organiser's own way to the page of the event. */
export const organiserLinkQuery = (id: string) =>
  queryOptions({
    queryKey: [...eventQuery(id).queryKey, "link"],
    queryFn: () => answered(api.GET("/v2/events/{event_id}/organiser_link", toPath(id))),
  });
