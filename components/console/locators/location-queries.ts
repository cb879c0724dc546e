import { queryOptions } from "@tanstack/react-query";
import { api, type GetQuery, type Schemas, unwrapResponse } from "../api";

/** The prefix of all query keys for lists of locations. */
export const LOCATIONS_KEY = ["locations"] as const;

export const listLocations = (locator: string, query: GetQuery<"/v2/locators/{locator_id}/locations">) =>
  unwrapResponse(
    api.GET("/v2/locators/{locator_id}/locations", { params: { path: { locator_id: locator }, query } }),
  );

/** The API's maximal page size. */
const MAX_MAP_LOCATIONS = 1000;

/** All locations of a locator, for the map. */
export const buildMapLocationsQuery = (locator: string) =>
  queryOptions({
    queryKey: [...LOCATIONS_KEY, "map", locator],
    queryFn: () => listLocations(locator, { limit: MAX_MAP_LOCATIONS }),
  });

const MAX_NEAR = 10;

/** The locations that a visitor would find near this address. */
export const buildNearLocationsQuery = (locator: string, near: string) =>
  queryOptions({
    queryKey: [...LOCATIONS_KEY, "near", locator, near],
    queryFn: () => listLocations(locator, { near, limit: MAX_NEAR }),
    enabled: near !== "",
  });

export const getLocation = (locator: string, id: string) =>
  unwrapResponse(
    api.GET("/v2/locators/{locator_id}/locations/{location_id}", {
      params: { path: { locator_id: locator, location_id: id } },
    }),
  );

export const buildLocationQuery = (locator: string, id: string) =>
  queryOptions({ queryKey: ["location", id], queryFn: () => getLocation(locator, id) });

/** Checks a location for warnings by a dry run. */
async function findWarning(locator: string, location: Schemas["LocationBody"]) {
  const { value } = await unwrapResponse(
    api.POST("/v2/locators/{locator_id}/locations/batch", {
      params: { path: { locator_id: locator } },
      body: { dry_run: true, locations: [location] },
    }),
  );
  return value.results[0]?.doubt ?? null;
}

/**
 * Checks whether a link is a path without a bookable page; null skips the query. The API validates whole locations,
 * so the request has a placeholder for the rest.
 */
export const buildLinkWarningQuery = (locator: string, link: string | null) =>
  queryOptions({
    queryKey: ["location-doubt", locator, "link", link],
    queryFn: async () => {
      const location = { type: "Point" as const, coordinates: [0, 0] };
      const doubt = await findWarning(locator, { name: "?", location, link: link ?? "" });
      return doubt?.link !== undefined;
    },
    enabled: link !== null,
  });

/**
 * Checks whether the coordinates of a location (`address` and `coordinates` as JSON) are far from its address; null
 * skips the query.
 */
export const buildLocationWarningQuery = (locator: string, place: string | null) =>
  queryOptions({
    queryKey: ["location-doubt", locator, place],
    queryFn: () => {
      const { address, coordinates } = JSON.parse(place ?? "{}");
      const location = { type: "Point" as const, coordinates };
      return findWarning(locator, { name: address.slice(0, 200), address, location });
    },
    enabled: place !== null,
  });
