import { api, unwrapResponse } from "../api";

/** Everything that is shown is another organisation's from then on, so the console begins anew. */
export async function setTestMode(test: boolean): Promise<void> {
  await unwrapResponse(api.PUT("/v2/test/mode", { body: { test } }));
  window.location.assign("/console");
}
