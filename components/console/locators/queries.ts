import { queryOptions } from "@tanstack/react-query";
import { answered, api, type GetQuery } from "../api";

/** Begins the key of every query for a list of locators. */
export const LOCATORS_KEY = ["locators"] as const;

export const listLocators = (query: GetQuery<"/v2/locators">) =>
  answered(api.GET("/v2/locators", { params: { query } }));

export const readLocator = (id: string) =>
  answered(api.GET("/v2/locators/{locator_id}", { params: { path: { locator_id: id } } }));

export const locatorQuery = (id: string) =>
  queryOptions({ queryKey: ["locator", id], queryFn: () => readLocator(id) });
