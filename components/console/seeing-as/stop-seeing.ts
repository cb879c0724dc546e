import { answered, api } from "../api";

/** Back to oneself, and to the person as whom one has seen; everything that is shown is another's, so it begins anew. */
export async function stopSeeing(user: string): Promise<void> {
  await answered(api.DELETE("/v2/seeing_as"));
  goBack(user);
}

/** Where it was begun. What was typed meanwhile could never be saved, so nobody is asked about it. */
export function goBack(user: string): void {
  window.addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true });
  window.location.assign(`/console/users/${user}/overview`);
}
