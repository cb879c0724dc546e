import type { WebhookAction } from "./actions";
import type { WebhookBody } from "./schema";

/** Splits actions into stored columns: the first, and the others. */
export function pickActions({ action, actions = [] }: Pick<WebhookBody, "action" | "actions">) {
  const first = (action ?? actions[0]) as WebhookAction; // the schema requires one of both
  return { action: first, furtherActions: actions.filter((one) => one !== first) };
}

/** A client that knows one action only and sends the first one back keeps the others. */
export function changeActions(body: WebhookBody, now: { action: string }) {
  return body.actions === undefined && body.action === now.action ? {} : pickActions(body);
}
