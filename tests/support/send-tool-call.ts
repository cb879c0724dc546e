import { handleToolCall } from "@/lib/api/transitions/handle-tool-call";
import { buildCalcomCall, type CalcomHook, type CalcomPayload, sign } from "./build-calcom-call";
import {
  buildInvitee,
  buildScheduledEvent,
  type CalendlyEvent,
  type CalendlySubscription,
} from "./start-calendly-server";

/** Calls the address that a tool was given. */
async function sendCall(url: string, body: string, headers: Record<string, string>): Promise<number> {
  const [transition = "", organization = ""] = new URL(url).pathname.split("/").reverse();
  const request = new Request(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
  return (await handleToolCall(request, { organization, transition })).status;
}

interface CalendlyNews {
  event: "invitee.created" | "invitee.canceled" | "event_type.updated";
  of: CalendlyEvent;
  /** Further fields of the invitee. */
  invitee?: Record<string, unknown>;
  at?: number;
  key?: string;
}

/** Sends a call as Calendly's webhooks do. */
export function sendCalendlyCall(
  { url, signingKey }: CalendlySubscription,
  { event, of, invitee = {}, at = Date.now(), key = signingKey }: CalendlyNews,
): Promise<number> {
  const payload = { ...buildInvitee(of, invitee), scheduled_event: buildScheduledEvent(of) };
  const created = new Date(at).toISOString();
  const body = JSON.stringify({ event, created_at: created, created_by: of.user, payload });
  const time = Math.floor(at / 1000);
  return sendCall(url, body, {
    "calendly-webhook-signature": `t=${time},v1=${sign(`${time}.${body}`, key)}`,
  });
}

/** Sends a call as Cal.com's webhooks do. */
export function sendCalcomCall(
  hook: CalcomHook,
  triggerEvent: string,
  payload: CalcomPayload,
): Promise<number> {
  const { url, body, headers } = buildCalcomCall(hook, triggerEvent, payload);
  return sendCall(url, body, headers);
}
