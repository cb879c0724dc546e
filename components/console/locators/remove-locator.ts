import { answered, api } from "../api";

/** With `keepalive`, since the page may be closing. */
export const removeLocator = (locator_id: string) =>
  answered(api.DELETE("/v2/locators/{locator_id}", { params: { path: { locator_id } }, keepalive: true }));
