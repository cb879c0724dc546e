import { api, unwrapResponse } from "../api";

/** Back to oneself, and to the person as whom one has seen; everything that is shown is another's, so it begins anew. */
export async function stopImpersonation(user: string): Promise<void> {
  await unwrapResponse(api.DELETE("/v2/seeing_as"));
  navigateToUser(user);
}

/** Where it was begun. What was typed meanwhile could never be saved, so nobody is asked about it. */
export function navigateToUser(user: string): void {
  window.addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true });
  window.location.assign(`/console/users/${user}/overview`);
}
