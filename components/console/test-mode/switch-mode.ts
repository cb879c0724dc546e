import { answered, api } from "../api";

/** Everything that is shown is another organisation's from then on, so the console begins anew. */
export async function switchMode(test: boolean): Promise<void> {
  await answered(api.PUT("/v2/test/mode", { body: { test } }));
  window.location.assign("/console");
}
