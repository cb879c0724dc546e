import { queryOptions } from "@tanstack/react-query";
import { api, type GetQuery, unwrapResponse } from "../api";

/** The prefix of all query keys for lists of locators. */
export const LOCATORS_KEY = ["locators"] as const;

export const listLocators = (query: GetQuery<"/v2/locators">) =>
  unwrapResponse(api.GET("/v2/locators", { params: { query } }));

export const getLocator = (id: string) =>
  unwrapResponse(api.GET("/v2/locators/{locator_id}", { params: { path: { locator_id: id } } }));

export const buildLocatorQuery = (id: string) =>
  queryOptions({ queryKey: ["locator", id], queryFn: () => getLocator(id) });
