import { z } from "zod";
import type {
  IncomingSms,
  OutgoingSms,
  ProviderCall,
  ReportedState,
  SendResult,
  SmsAccess,
  SmsProvider,
  StatusReport,
} from "@/lib/domain/messaging/sms/provider";
import { buildBasicAuthorization, requestProvider } from "@/lib/domain/messaging/sms/request-provider";
import { toSendResult } from "@/lib/domain/messaging/sms/to-send-result";
import { env } from "@/lib/platform/env/env";
import { tryParseJson } from "@/lib/platform/http/try-parse-json";
import { isVonageSignature } from "./verify-vonage-signature";

/** Vonage's Messages API, version 1, authenticated by API key and secret. */
export const createVonageProvider = (): SmsProvider => ({
  maxLength: 1000,
  replies: "message",
  checkAccount,
  send,
  fetchCost: null,
  parseStatus,
  parseIncoming,
  buildReply: () => ({ type: "text/plain", body: "" }),
});

const requestVonage = (access: SmsAccess, path: string, json: object | null) =>
  requestProvider({
    url: `https://api.nexmo.com${path}`,
    authorization: buildBasicAuthorization(access.accountId, access.token),
    testOrigin: env().VONAGE_TEST_ORIGIN,
    content: json && { type: "application/json", text: JSON.stringify(json) },
  });

const problem = z.object({
  type: z.string().catch(""),
  title: z.coerce.string().catch(""),
  detail: z.string().catch(""),
});

const MAX_ERROR = 300;

/** Formats a problem, such as `1120: Illegal Sender Address`; its code is the fragment of the type. */
function describeProblem(body: unknown): string | null {
  const read = problem.safeParse(body);
  if (!read.success) return null;
  const { type, title, detail } = read.data;
  const code = type.match(/#(\d{1,6})$/)?.[1];
  const words = detail || title;
  if (!words) return code ?? null;
  return (code ? `${code}: ${words}` : words).slice(0, MAX_ERROR);
}

const describeRejection = (status: number, body: unknown): string =>
  describeProblem(body) ?? `The provider answered ${status}`;

async function checkAccount(access: SmsAccess) {
  const path = `/accounts/${encodeURIComponent(access.accountId)}/secrets`;
  const response = await requestVonage(access, path, null);
  if (response.kind === "failure") return { kind: "unreachable", message: response.error } as const;
  const { status, body } = response;
  if (status === 200) return { kind: "valid" } as const;
  const kind = status === 429 || status >= 500 ? "unreachable" : "wrong";
  return { kind, message: describeRejection(status, body) } as const;
}

/** The bounds of the time for which Vonage tries to deliver. */
const MIN_VALIDITY_SECONDS = 20;
const MAX_VALIDITY_SECONDS = 259_200;

const MAX_ID = 64;

const accepted = z.object({ message_uuid: z.string().min(1).max(MAX_ID) });

/** 402: the balance is used up. */
const ACCOUNT_STATUSES = [401, 402, 403];

async function send(
  access: SmsAccess,
  { to, from, text, callbackUrl, validSeconds }: OutgoingSms,
): Promise<SendResult> {
  const response = await requestVonage(access, "/v1/messages", {
    message_type: "text",
    channel: "sms",
    to: removePlus(to),
    from: removePlus(from),
    text,
    ttl: Math.min(MAX_VALIDITY_SECONDS, Math.max(MIN_VALIDITY_SECONDS, validSeconds)),
    ...(callbackUrl && { webhook_url: callbackUrl, webhook_version: "v1" }),
  });
  return toSendResult(response, {
    readAccepted: (body) => {
      const read = accepted.safeParse(body);
      return read.success ? { providerId: read.data.message_uuid, parts: null } : null;
    },
    describeRejection,
    accountStatuses: ACCOUNT_STATUSES,
  });
}

const removePlus = (number: string): string => number.replace(/^\+/, "");

const STATES: Readonly<Record<string, ReportedState>> = {
  submitted: "sent",
  delivered: "delivered",
  read: "delivered",
  undeliverable: "undelivered",
  rejected: "failed",
};

const status = z.object({
  message_uuid: z.string().min(1).max(MAX_ID),
  status: z.string(),
  error: z.unknown().optional(),
  usage: z
    .object({ price: z.coerce.number().nonnegative(), currency: z.string().length(3).toUpperCase() })
    .optional()
    .catch(undefined),
  sms: z.object({ count_total: z.coerce.number().int().positive() }).optional().catch(undefined),
});

async function parseStatus(access: SmsAccess, call: ProviderCall): Promise<StatusReport | null> {
  const read = status.safeParse(await readSigned(access, call));
  if (!read.success) return null;
  const { message_uuid: providerId, status: state, error, usage, sms } = read.data;
  return {
    providerId,
    state: STATES[state] ?? null,
    error: error ? describeProblem(error) : null,
    cost: usage ? { amount: usage.price, currency: usage.currency, parts: sms?.count_total ?? null } : null,
  };
}

const incoming = z.object({
  message_uuid: z.string().min(1).max(MAX_ID),
  from: z.string().regex(/^\+?[1-9]\d{6,14}$/),
  text: z.string().catch(""),
});

/** Returns `other` for signed calls besides messages, which Vonage would otherwise repeat for a day. */
async function parseIncoming(access: SmsAccess, call: ProviderCall): Promise<IncomingSms | "other" | null> {
  const body = await readSigned(access, call);
  if (body === null) return null;
  const read = incoming.safeParse(body);
  if (!read.success) return "other";
  const { message_uuid: providerId, from, text } = read.data;
  return { providerId, from: `+${removePlus(from)}`, text, handled: null };
}

/** Parses the body of a call that Vonage has signed; null for others. */
async function readSigned(
  { accountId, signingSecret }: SmsAccess,
  { headers, body }: ProviderCall,
): Promise<unknown> {
  if (signingSecret === null) return null;
  const signer = { account: accountId, secret: signingSecret };
  return (await isVonageSignature(signer, headers.get("authorization"), body)) ? tryParseJson(body) : null;
}
