import { z } from "zod";
import { escapeMarkup } from "@/lib/core/text/escape-markup";
import type {
  IncomingSms,
  MessageCost,
  OutgoingSms,
  ProviderCall,
  ReportedState,
  SendResult,
  SmsAccess,
  SmsProvider,
} from "@/lib/domain/messaging/sms/provider";
import { toSendResult } from "@/lib/domain/messaging/sms/to-send-result";
import { requestTwilio } from "./request-twilio";
import { isTwilioSignature } from "./verify-twilio-signature";

export const createTwilioProvider = (): SmsProvider => ({
  maxLength: 1600,
  replies: "response",
  checkAccount,
  send,
  fetchCost,
  parseStatus,
  parseIncoming,
  buildReply,
});

const problem = z.object({ code: z.number(), message: z.string() });

/** Formats Twilio's code and message, such as `21610: Attempt to send to unsubscribed recipient`. */
function describeRejection(status: number, body: unknown): string {
  const read = problem.safeParse(body);
  return read.success ? `${read.data.code}: ${read.data.message}` : `The provider answered ${status}`;
}

const account = z.object({ status: z.string() });

async function checkAccount(access: SmsAccess) {
  const response = await requestTwilio(access, ".json", null);
  if (response.kind === "failure") return { kind: "unreachable", message: response.error } as const;
  const { status, body } = response;
  if (status === 429 || status >= 500)
    return { kind: "unreachable", message: describeRejection(status, body) } as const;
  if (status !== 200) return { kind: "wrong", message: describeRejection(status, body) } as const;
  const read = account.safeParse(body);
  return read.success && read.data.status !== "active"
    ? ({ kind: "wrong", message: `The account is ${read.data.status}` } as const)
    : ({ kind: "valid" } as const);
}

/** The longest and shortest time for which Twilio keeps a message. */
const MAX_VALIDITY_SECONDS = 36_000;

async function send(
  access: SmsAccess,
  { to, from, text, callbackUrl, validSeconds }: OutgoingSms,
): Promise<SendResult> {
  const response = await requestTwilio(access, "/Messages.json", {
    To: to,
    ...(from.startsWith("MG") ? { MessagingServiceSid: from } : { From: from }),
    Body: text,
    ValidityPeriod: String(Math.min(MAX_VALIDITY_SECONDS, Math.max(1, validSeconds))),
    ...(callbackUrl && { StatusCallback: callbackUrl }),
  });
  return toSendResult(response, { readAccepted, describeRejection, accountStatuses: [401, 403] });
}

const MAX_ID = 64;

const created = z.object({
  sid: z.string().min(1).max(MAX_ID),
  num_segments: z.coerce.number().int().nullish(),
});

const readAccepted = (body: unknown) => {
  const read = created.safeParse(body);
  return read.success ? { providerId: read.data.sid, parts: read.data.num_segments || null } : null;
};

/** Twilio reports what it charges as a negative number. */
const price = z.object({
  price: z.coerce.number().nullable(),
  price_unit: z.string().length(3).toUpperCase().nullish(),
  num_segments: z.coerce.number().int().nullish(),
});

async function fetchCost(access: SmsAccess, providerId: string): Promise<MessageCost | null> {
  const response = await requestTwilio(access, `/Messages/${encodeURIComponent(providerId)}.json`, null);
  if (response.kind === "failure" || response.status !== 200) return null;
  const read = price.safeParse(response.body);
  if (!read.success || read.data.price === null) return null;
  const { price: amount, price_unit: currency, num_segments: parts } = read.data;
  return { amount: Math.abs(amount), currency: currency ?? null, parts: parts || null };
}

const STATES: Readonly<Record<string, ReportedState>> = {
  sent: "sent",
  delivered: "delivered",
  read: "delivered",
  undelivered: "undelivered",
  failed: "failed",
  canceled: "failed",
};

function parseStatus({ token }: SmsAccess, { url, headers, body }: ProviderCall) {
  const params = new URLSearchParams(body);
  if (!isTwilioSignature(token, url, params, headers.get("x-twilio-signature"))) return null;
  const providerId = params.get("MessageSid");
  if (!providerId || providerId.length > MAX_ID) return null;
  const code = params.get("ErrorCode");
  return {
    providerId,
    state: STATES[params.get("MessageStatus") ?? ""] ?? null,
    error: code && /^\d{1,10}$/.test(code) ? code : null,
    cost: null,
  };
}

const HANDLED = { STOP: "stop", START: "start", HELP: "help" } as const;

function parseIncoming({ token }: SmsAccess, { url, headers, body }: ProviderCall): IncomingSms | null {
  const params = new URLSearchParams(body);
  if (!isTwilioSignature(token, url, params, headers.get("x-twilio-signature"))) return null;
  const from = params.get("From") ?? "";
  if (!/^\+[1-9]\d{6,14}$/.test(from)) return null;
  const handled = HANDLED[params.get("OptOutType") as keyof typeof HANDLED] ?? null;
  const providerId = params.get("MessageSid")?.slice(0, MAX_ID) || null;
  return { providerId, from, text: params.get("Body") ?? "", handled };
}

/** Builds TwiML. */
const buildReply = (text: string | null) => ({
  type: "text/xml",
  body: `<?xml version="1.0" encoding="UTF-8"?><Response>${text === null ? "" : `<Message>${escapeMarkup(text)}</Message>`}</Response>`,
});
