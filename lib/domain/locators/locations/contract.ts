import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { defineList } from "@/lib/domain/contracts/define-list";
import { deleted, id } from "@/lib/platform/http/fields";
import { locationBatch, locationBatchResponse } from "./batch-schema";
import { locationsQuery } from "./locations-query";
import { foundLocation, location, locationBody, locationUpdate, writtenLocation } from "./schema";

const write = { tag: "Locators", scope: "locators:write" } as const;
const read = { tag: "Locators", scope: "locators:read" } as const;

const ofLocator = z.object({ locator_id: id });
const ofLocation = z.object({ locator_id: id, location_id: id });

export const listLocationsContract = defineList(
  {
    ...read,
    method: "GET",
    path: "/v2/locators/:locator_id/locations",
    name: "listLocations",
    audience: "organizationRead",
    summary: "List the locations of a locator, all or nearest first",
    description:
      "With `near`, the nearest first, each with its `distance`, none farther away than `max_distance` or else the locator's own. The list is a single page. It is empty for an address with a postcode that the locator's `postcode_filter` leaves out.",
    params: ofLocator,
    query: locationsQuery,
    status: [200],
    answer: z.array(foundLocation),
  },
  { deletions: "location", within: "locator_id" },
);

export const getLocationContract = defineContract({
  ...read,
  method: "GET",
  path: "/v2/locators/:locator_id/locations/:location_id",
  name: "getLocation",
  audience: "organizationRead",
  summary: "Get a location",
  params: ofLocation,
  status: [200],
  answer: location,
});

export const createLocationContract = defineContract({
  ...write,
  method: "POST",
  path: "/v2/locators/:locator_id/locations",
  name: "createLocation",
  audience: "admins",
  summary: "Create a location",
  description:
    "An address without coordinates is geocoded. 400 if it cannot be found; 503 if the lookup is not available now: send `location` instead.",
  params: ofLocator,
  body: locationBody,
  sentBack: writtenLocation,
  location: "/v2/locators/:locator_id/locations/:_id",
  status: [201],
  answer: writtenLocation,
  example: {
    body: {
      name: "Paris Opéra",
      extid: "shop-12",
      location: { type: "Point", coordinates: [48.8708, 2.3317] },
      address: "5 rue de la Paix, 75002 Paris",
      link: "https://www.example.com/shops/opera",
    },
  },
});

export const writeLocationsContract = defineContract({
  ...write,
  method: "POST",
  path: "/v2/locators/:locator_id/locations/batch",
  name: "changeLocations",
  audience: "admins",
  summary: "Create or update many locations",
  description:
    "Up to 100 entries, each a body of POST; an entry with an `extid` that the locator already has updates that location, and `doubt` warns of coordinates far from their address, and of links to missing pages. Each entry succeeds or fails on its own, and `results` has one item for each, in order. A wrong entry gets its `error`; the status of the whole response is 200.",
  params: ofLocator,
  body: locationBatch,
  status: [200],
  answer: locationBatchResponse,
  example: {
    body: {
      dry_run: true,
      locations: [{ name: "Paris Opéra", extid: "shop-12", address: "5 rue de la Paix, 75002 Paris" }],
    },
  },
});

const update = {
  ...write,
  path: "/v2/locators/:locator_id/locations/:location_id",
  params: ofLocation,
  body: locationUpdate,
  status: [200],
  answer: writtenLocation,
  description:
    "Fields that are not sent stay as they are; null empties a field. A new address without `location` is geocoded.",
  example: { body: { name: "Paris Opéra (first floor)", link: "https://www.example.com/shops/opera" } },
} as const;

export const updateLocationContract = defineContract({
  ...update,
  method: "PUT",
  name: "updateLocation",
  audience: "admins",
  summary: "Update a location",
});

export const updateLocationByPostContract = defineContract({
  ...update,
  method: "POST",
  name: "updateLocationByPost",
  audience: "admins",
  updates: true,
  summary: "Update a location; the same as PUT",
});

export const deleteLocationContract = defineContract({
  ...write,
  method: "DELETE",
  path: "/v2/locators/:locator_id/locations/:location_id",
  name: "deleteLocation",
  audience: "admins",
  summary: "Delete a location",
  params: ofLocation,
  status: [200],
  answer: deleted,
});
