import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { defineList } from "@/lib/domain/contracts/define-list";
import { recordsQuery } from "@/lib/domain/contracts/pagination";
import { deleted, id } from "@/lib/platform/http/fields";
import { locator, locatorBody, locatorUpdate } from "./schema";

const write = { tag: "Locators", scope: "locators:write" } as const;
const read = { tag: "Locators", scope: "locators:read" } as const;

const byId = z.object({ locator_id: id });

export const listLocatorsContract = defineList(
  {
    ...read,
    method: "GET",
    path: "/v2/locators",
    name: "listLocators",
    audience: "organizationRead",
    summary: "List locators",
    query: recordsQuery,
    fromReplica: true,
    status: [200],
    answer: z.array(locator),
  },
  { deletions: "locator" },
);

export const getLocatorContract = defineContract({
  ...read,
  method: "GET",
  path: "/v2/locators/:locator_id",
  name: "getLocator",
  audience: "organizationRead",
  summary: "Get a locator by its handle or id",
  params: z.object({ locator_id: z.string().max(64).describe("The handle, or the `_id`.") }),
  status: [200],
  answer: locator,
});

export const createLocatorContract = defineContract({
  ...write,
  method: "POST",
  path: "/v2/locators",
  name: "createLocator",
  audience: "admins",
  summary: "Create a locator",
  body: locatorBody,
  sentBack: locator,
  location: "/v2/locators/:handle",
  status: [201],
  answer: locator,
  example: {
    body: {
      handle: "our-shops",
      title: "Find a shop near you",
      lang: "fr",
      max_distance: 50_000,
      geolocation: true,
      postcode_filter: "^(75|92|93|94)",
      address_postfix: "France",
      no_results: { message: "No shop near you yet.", button: { label: "Write to us", link: "/contact" } },
      back_button: { label: "Back" },
    },
  },
});

const update = {
  ...write,
  path: "/v2/locators/:locator_id",
  params: byId,
  body: locatorUpdate,
  status: [200],
  answer: locator,
  description:
    "Fields that are not sent stay as they are; null empties a field. `no_results` and `back_button` are replaced as a whole.",
  example: { body: { title: "Find us", max_distance: 20_000 } },
} as const;

export const updateLocatorContract = defineContract({
  ...update,
  method: "PUT",
  name: "updateLocator",
  audience: "admins",
  summary: "Update a locator",
});

export const updateLocatorByPostContract = defineContract({
  ...update,
  method: "POST",
  name: "updateLocatorByPost",
  audience: "admins",
  updates: true,
  summary: "Update a locator; the same as PUT",
});

export const deleteLocatorContract = defineContract({
  ...write,
  method: "DELETE",
  path: "/v2/locators/:locator_id",
  name: "deleteLocator",
  audience: "admins",
  summary: "Delete a locator and its locations",
  params: byId,
  status: [200],
  answer: deleted,
});
