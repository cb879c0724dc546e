import { z } from "zod";
import type { IncomingSms, ReportedState } from "@/lib/domain/messaging/sms/provider";
import { tryParseJson } from "@/lib/platform/http/try-parse-json";
import { formatMetaError } from "./meta/meta-error";
import { REPLY_ACTIONS } from "./options";

/** A report of a message's state. */
export interface WhatsappReport {
  /** Meta's id of the message. */
  providerId: string;
  /** Our id of the message, which was sent with it. */
  reference: string;
  state: ReportedState | "read";
  error: string | null;
  /** Null: the report says nothing about the price. */
  pricing: { category: string; isBillable: boolean } | null;
}

export interface WhatsappCall {
  reports: WhatsappReport[];
  incoming: IncomingSms[];
  templates: { name: string; language: string; status: string }[];
}

const MAX_ID = 256;

const metaError = z.object({
  code: z.int(),
  title: z.string().catch(""),
  error_data: z.object({ details: z.string() }).optional().catch(undefined),
});

const STATES = { sent: "sent", delivered: "delivered", read: "read", failed: "failed" } as const;

const report = z.object({
  id: z.string().min(1).max(MAX_ID),
  status: z.enum(["sent", "delivered", "read", "failed"]),
  biz_opaque_callback_data: z.string().max(MAX_ID),
  errors: z.array(metaError).catch([]),
  pricing: z
    .object({ category: z.string().max(50).toLowerCase(), billable: z.boolean().catch(true) })
    .optional()
    .catch(undefined),
});

const message = z.object({
  id: z.string().min(1).max(MAX_ID),
  from: z.string().regex(/^[1-9]\d{6,14}$/),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ payload: z.string().catch(""), text: z.string().catch("") }).optional(),
});

const change = z.object({
  field: z.string(),
  value: z.looseObject({
    metadata: z.object({ phone_number_id: z.string() }).optional(),
    statuses: z.array(z.unknown()).catch([]),
    messages: z.array(z.unknown()).catch([]),
    event: z.string().max(50).optional().catch(undefined),
    message_template_name: z.string().optional().catch(undefined),
    message_template_language: z.string().optional().catch(undefined),
  }),
});

const call = z.object({
  object: z.literal("whatsapp_business_account"),
  entry: z.array(z.object({ id: z.string(), changes: z.array(z.unknown()) })),
});

interface Receiver {
  businessAccountId: string;
  phoneNumberId: string;
}

/**
 * Parses a signed call of Meta. What is about other accounts and numbers of the same app, and what we do not know, is
 * left out: Meta repeats rejected calls for days.
 */
export function parseWhatsappCall(body: string, receiver: Receiver): WhatsappCall {
  const found: WhatsappCall = { reports: [], incoming: [], templates: [] };
  const read = call.safeParse(tryParseJson(body));
  const entries = read.data?.entry.filter(({ id }) => id === receiver.businessAccountId) ?? [];
  for (const value of entries.flatMap(({ changes }) => changes)) {
    const { data } = change.safeParse(value);
    if (data?.field === "messages" && data.value.metadata?.phone_number_id === receiver.phoneNumberId) {
      found.reports.push(...data.value.statuses.flatMap(parseReport));
      found.incoming.push(...data.value.messages.flatMap(parseMessage));
    }
    if (data?.field === "message_template_status_update") {
      const { event: status, message_template_name: name, message_template_language: language } = data.value;
      if (status && name && language) found.templates.push({ name, language, status });
    }
  }
  return found;
}

function parseReport(value: unknown): WhatsappReport[] {
  const { data } = report.safeParse(value);
  if (!data) return [];
  const [error] = data.errors;
  return [
    {
      providerId: data.id,
      reference: data.biz_opaque_callback_data,
      state: STATES[data.status],
      error: error ? formatMetaError(error.code, error.error_data?.details || error.title) : null,
      pricing: data.pricing ? { category: data.pricing.category, isBillable: data.pricing.billable } : null,
    },
  ];
}

/** A button counts as the reply of 1, 2 or 3 of its action; pictures and the like say nothing. */
function parseMessage(value: unknown): IncomingSms[] {
  const { data } = message.safeParse(value);
  if (!data) return [];
  const payload = data.button?.payload ?? "";
  const action = (REPLY_ACTIONS as readonly string[]).indexOf(payload) + 1; // 0: none of them
  const text = action ? String(action) : (data.text?.body ?? data.button?.text ?? "");
  return text ? [{ providerId: data.id, from: `+${data.from}`, text, handled: null }] : [];
}
