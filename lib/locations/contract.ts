import { z } from "zod";
import { defineContract } from "@/lib/http/contract";
import { deleted, id } from "@/lib/http/fields";
import { foundLocation, location, locationBody, locationsQuery, locationUpdate } from "./schema";

const write = { tag: "Locators", scope: "locators:write" } as const;
const read = { tag: "Locators", scope: "locators:read" } as const;

const ofLocator = z.object({ locator_id: id });
const ofLocation = z.object({ locator_id: id, location_id: id });

export const listLocationsContract = defineContract({
  ...read,
  method: "GET",
  path: "/v2/locators/:locator_id/locations",
  name: "listLocations",
  summary: "A locator's locations, or the nearest of them",
  description:
    "With `near`, the nearest first, each with its `distance`, none farther away than `max_distance` or else the locator's own. This list has one page. It is empty for an address whose postcode the locator's `postcode_filter` leaves out.",
  params: ofLocator,
  query: locationsQuery,
  status: [200],
  answer: z.array(foundLocation),
});

export const readLocationContract = defineContract({
  ...read,
  method: "GET",
  path: "/v2/locators/:locator_id/locations/:location_id",
  name: "getLocation",
  summary: "A location",
  params: ofLocation,
  status: [200],
  answer: location,
});

export const createLocationContract = defineContract({
  ...write,
  method: "POST",
  path: "/v2/locators/:locator_id/locations",
  name: "createLocation",
  summary: "Add a location to a locator",
  description:
    "An address without coordinates is looked up. One that cannot be found answers 400, and 503 says that it could not be looked up now: send `location` instead.",
  params: ofLocator,
  body: locationBody,
  status: [201],
  answer: location,
  example: {
    body: {
      name: "Paris Opéra",
      extid: "shop-12",
      location: { type: "Point", coordinates: [48.8708, 2.3317] },
      address: "5 rue de la Paix, 75002 Paris",
      link: "/jane",
    },
  },
});

const update = {
  ...write,
  path: "/v2/locators/:locator_id/locations/:location_id",
  params: ofLocation,
  body: locationUpdate,
  status: [200],
  answer: location,
  description:
    "What is not sent stays as it is; null empties a field. Another address without `location` is looked up.",
  example: { body: { name: "Paris Opéra (first floor)", link: "/jane/types/advice" } },
} as const;

export const updateLocationContract = defineContract({
  ...update,
  method: "PUT",
  name: "updateLocation",
  summary: "Update a location",
});

export const updateLocationByPostContract = defineContract({
  ...update,
  method: "POST",
  name: "updateLocationByPost",
  summary: "Update a location; the same as PUT",
});

export const deleteLocationContract = defineContract({
  ...write,
  method: "DELETE",
  path: "/v2/locators/:locator_id/locations/:location_id",
  name: "deleteLocation",
  summary: "Delete a location",
  params: ofLocation,
  status: [200],
  answer: deleted,
});
