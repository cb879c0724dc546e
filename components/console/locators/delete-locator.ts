import { api, unwrapResponse } from "../api";

export const deleteLocator = (locator_id: string) =>
  unwrapResponse(api.DELETE("/v2/locators/{locator_id}", { params: { path: { locator_id } } }));
