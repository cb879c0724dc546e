import { queryOptions } from "@tanstack/react-query";
import { api, type GetQuery, type Schemas, unwrapResponse } from "../api";

/** Begins the key of every query for a list of locations. */
export const LOCATIONS_KEY = ["locations"] as const;

export const listLocations = (locator: string, query: GetQuery<"/v2/locators/{locator_id}/locations">) =>
  unwrapResponse(
    api.GET("/v2/locators/{locator_id}/locations", { params: { path: { locator_id: locator }, query } }),
  );

/** The API's own limit for one page. */
const MAX_MAP_LOCATIONS = 1000;

/** All locations of a locator, for the map. */
export const buildMapLocationsQuery = (locator: string) =>
  queryOptions({
    queryKey: [...LOCATIONS_KEY, "map", locator],
    queryFn: () => listLocations(locator, { limit: MAX_MAP_LOCATIONS }),
  });

const MAX_NEAR = 10;

/** What a visitor would find near this address. */
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

/** What is doubted of a location, which is not kept. */
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
 * Whether a link is a path that leads to no page where somebody can be booked; null: it is not asked. A link belongs to a
 * place, so one is made up.
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

/** Whether a place (`address` and `coordinates`, as JSON) seems to lie elsewhere than its address says; null: it is not asked. */
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
