import { answered, api } from "../api";

export const removeLocator = (locator_id: string) =>
  answered(api.DELETE("/v2/locators/{locator_id}", { params: { path: { locator_id } } }));
