import { api, unwrapResponse } from "../api";

/** A full page load resets all state, since everything shown now belongs to another organisation. */
export async function setTestMode(test: boolean): Promise<void> {
  await unwrapResponse(api.PUT("/v2/test/mode", { body: { test } }));
  window.location.assign("/console");
}
