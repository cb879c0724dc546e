import { z } from "zod";
import { defineContract } from "@/lib/platform/http/contract";
import { defineList } from "@/lib/platform/http/define-list";
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
    summary: "A locator's locations, or the nearest of them",
    description:
      "With `near`, the nearest first, each with its `distance`, none farther away than `max_distance` or else the locator's own. This list has one page. It is empty for an address whose postcode the locator's `postcode_filter` leaves out.",
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
  audience: "admins",
  summary: "Add a location to a locator",
  description:
    "An address without coordinates is looked up. One that cannot be found answers 400, and 503 says that it could not be looked up now: send `location` instead.",
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
  name: "writeLocations",
  audience: "admins",
  summary: "Add or update many locations",
  description:
    "Up to 100 entries, each a body of POST; one whose `extid` the locator has already updates that location, and `doubt` asks about coordinates that lie far from their address, and about links to pages that are not there. Each succeeds or fails on its own, and `results` has one for each, in order. A wrong entry is answered with its `error`; the status of the whole is 200.",
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
    "What is not sent stays as it is; null empties a field. Another address without `location` is looked up.",
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
