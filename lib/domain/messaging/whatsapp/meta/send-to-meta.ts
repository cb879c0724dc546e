import { z } from "zod";
import type { SendResult } from "@/lib/domain/messaging/sms/provider";
import type { TemplateContent } from "@/lib/domain/messaging/whatsapp/message-content";
import { isAccountError, isLimitError, readMetaError } from "./meta-error";
import { type MetaAccess, requestMeta } from "./request-meta";

export interface OutgoingWhatsapp {
  /** E.164. */
  to: string;
  /** Null: `text`, which Meta takes within 24 hours after the reader's last message. */
  template: TemplateContent | null;
  text: string;
  /** Reports of its state have this value; null: without reports of use. */
  reference: string | null;
}

const MAX_ID = 256;

const accepted = z.object({ messages: z.array(z.object({ id: z.string().min(1).max(MAX_ID) })).min(1) });

/** Sends a message by the Cloud API. */
export async function sendToMeta(
  access: MetaAccess,
  { to, template, text, reference }: OutgoingWhatsapp,
): Promise<SendResult> {
  const response = await requestMeta(access, `${access.phoneNumberId}/messages`, {
    json: {
      messaging_product: "whatsapp",
      recipient_type: "individual",
      to: to.replace(/^\+/, ""),
      ...(template
        ? { type: "template", template: buildTemplate(template) }
        : { type: "text", text: { body: text, preview_url: false } }),
      ...(reference && { biz_opaque_callback_data: reference }),
    },
  });
  if (response.kind === "failure") {
    const { isSent, error } = response;
    return isSent ? { kind: "unknown", error } : { kind: "later", seconds: null, error };
  }
  const { status, body, retryAfter } = response;
  if (status >= 200 && status < 300) {
    const read = accepted.safeParse(body);
    const [message] = read.data?.messages ?? [];
    return message
      ? { kind: "accepted", providerId: message.id, parts: null }
      : { kind: "unknown", error: "Meta's response was not as its API promises" };
  }
  const { code, message: error } = readMetaError(status, body);
  if (status === 429 || status === 503 || isLimitError(code))
    return { kind: "later", seconds: retryAfter, error };
  if (status >= 500) return { kind: "unknown", error };
  return { kind: "rejected", error, isAccount: status === 401 || isAccountError(code) };
}

const buildTemplate = ({ name, language, parameters, names, buttons }: TemplateContent) => ({
  name,
  language: { code: language, policy: "deterministic" },
  components: [
    ...(parameters.length > 0
      ? [
          {
            type: "body",
            parameters: parameters.map((text, index) => ({
              type: "text",
              ...(names && { parameter_name: names[index] }),
              text,
            })),
          },
        ]
      : []),
    ...buttons.flatMap((payload, index) =>
      payload
        ? [
            {
              type: "button",
              sub_type: "quick_reply",
              index: String(index),
              parameters: [{ type: "payload", payload }],
            },
          ]
        : [],
    ),
  ],
});
