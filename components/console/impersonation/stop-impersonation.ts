import { api, unwrapResponse } from "../api";

/** Ends the impersonation and opens the user's screen; a full page load resets all state. */
export async function stopImpersonation(user: string): Promise<void> {
  await unwrapResponse(api.DELETE("/v2/impersonation"));
  navigateToUser(user);
}

/** Opens the screen where the impersonation began. Unsaved input could never be saved, so the form does not ask. */
export function navigateToUser(user: string): void {
  window.addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true });
  window.location.assign(`/console/users/${user}/overview`);
}
