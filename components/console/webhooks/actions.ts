import type { Schemas } from "../api";
import type { TranslateConsole } from "../texts";

type Action = Schemas["Webhook"]["action"];

const ACTION_TEXTS = {
  "event.created": "webhooks.on.created",
  "event.confirmed": "webhooks.on.confirmed",
  "event.updated": "webhooks.on.updated",
  "event.cancelled": "webhooks.on.cancelled",
  "user.joined": "webhooks.on.joined",
  "event.voted": "webhooks.on.voted",
  "event.message": "webhooks.on.message",
  "event.declined": "webhooks.on.declined",
  "event.new_invitee": "webhooks.on.invited",
  "event.no_show": "webhooks.on.noShow",
  "bookpage.updated": "webhooks.on.page",
  "form.answered": "webhooks.on.form",
  "waiting.joined": "webhooks.on.waiting",
  "waiting.offered": "webhooks.on.offered",
  "workflow.step": "webhooks.on.step",
} as const satisfies Record<Action, Parameters<TranslateConsole>[0]>;

export const formatWebhookAction = (action: Action, t: TranslateConsole): string => t(ACTION_TEXTS[action]);

/** Formats actions in one line: the first in words, and the number of others. */
export const formatWebhookActions = ([first, ...others]: readonly Action[], t: TranslateConsole): string => {
  const text = first ? formatWebhookAction(first, t) : "";
  return others.length > 0 ? t("webhooks.actionAndMore", { action: text, count: others.length }) : text;
};

export const listWebhookActionOptions = (t: TranslateConsole) =>
  (Object.keys(ACTION_TEXTS) as Action[]).map((value) => ({
    value,
    text: formatWebhookAction(value, t),
    label: `${formatWebhookAction(value, t)} (${value})`,
  }));
