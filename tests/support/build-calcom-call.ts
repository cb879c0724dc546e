import { createHmac } from "node:crypto";
import type { CalcomSubscription } from "./start-calcom-server";

/** Signs a text as both tools do. */
export const sign = (text: string, key: string) => createHmac("sha256", key).update(text).digest("hex");

export type CalcomHook = Pick<CalcomSubscription, "subscriberUrl" | "secret">;
export type CalcomPayload = Record<string, unknown> & { at?: number; key?: string };

/** Builds the request of Cal.com's webhooks. */
export function buildCalcomCall(
  { subscriberUrl: url, secret }: CalcomHook,
  triggerEvent: string,
  { at = Date.now(), key = secret, ...payload }: CalcomPayload,
) {
  const body = JSON.stringify({ triggerEvent, createdAt: new Date(at).toISOString(), payload });
  return { url, body, headers: { "x-cal-signature-256": sign(body, key) } };
}
