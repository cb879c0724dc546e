import type { WebhookAction } from "./actions";
import type { WebhookBody } from "./schema";

/** As they are stored: the first, and those besides. */
export function pickActions({ action, actions = [] }: Pick<WebhookBody, "action" | "actions">) {
  const first = (action ?? actions[0]) as WebhookAction; // one of both is given
  return { action: first, furtherActions: actions.filter((one) => one !== first) };
}

/** Who knows of one action only, and sends the first back, means the others to stay. */
export function changeActions(body: WebhookBody, now: { action: string }) {
  return body.actions === undefined && body.action === now.action ? {} : pickActions(body);
}
