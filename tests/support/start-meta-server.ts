import { createHmac, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";

export const META_ACCOUNT = {
  phoneNumberId: "106540352242922",
  businessAccountId: "102290129340398",
  token: "EAAG-token-of-a-system-user",
  appSecret: "meta-app-secret",
  phoneNumber: "+49 30 123456",
};

const text = z.strictObject({
  type: z.literal("text"),
  text: z
    .string()
    .min(1)
    .max(1024)
    .regex(/^[^\n\t]+$/),
});

/** The body of a message, by the reference of the Cloud API. */
const message = z
  .strictObject({
    messaging_product: z.literal("whatsapp"),
    recipient_type: z.literal("individual"),
    to: z.string().regex(/^[1-9]\d{6,14}$/),
    type: z.enum(["template", "text"]),
    template: z
      .strictObject({
        name: z.string(),
        language: z.strictObject({ code: z.string(), policy: z.literal("deterministic") }),
        components: z.array(
          z.discriminatedUnion("type", [
            z.strictObject({
              type: z.literal("body"),
              parameters: z.array(text.extend({ parameter_name: z.string().optional() })),
            }),
            z.strictObject({
              type: z.literal("button"),
              sub_type: z.literal("quick_reply"),
              index: z.string().regex(/^\d$/),
              parameters: z
                .array(z.strictObject({ type: z.literal("payload"), payload: z.string().min(1).max(128) }))
                .length(1),
            }),
          ]),
        ),
      })
      .optional(),
    text: z.strictObject({ body: z.string().min(1).max(4096), preview_url: z.boolean() }).optional(),
    biz_opaque_callback_data: z.string().max(512).optional(),
  })
  .refine(({ type, template, text }) => (type === "template" ? template && !text : text && !template));

type SentMessage = z.output<typeof message> & { id: string };

type Mode = "normal" | "lose_response" | "hang" | "busy" | "unavailable";

interface MetaTemplate {
  name: string;
  language: string;
  status?: string;
  category?: string;
  parameter_format?: string;
  components: object[];
}

const fail = (status: number, code: number, words: string, details?: string) => ({
  status,
  json: {
    error: {
      message: `(#${code}) ${words}`,
      type: "OAuthException",
      code,
      ...(details && { error_data: { messaging_product: "whatsapp", details } }),
      fbtrace_id: randomUUID(),
    },
  },
});

/** A reminder in two languages, with three variables and buttons for a quick reply. */
export const REMINDER: MetaTemplate[] = ["en_US", "de"].map((language) => ({
  name: "appointment_reminder",
  language,
  components: [
    { type: "HEADER", format: "TEXT", text: language === "de" ? "Erinnerung" : "Reminder" },
    {
      type: "BODY",
      text:
        language === "de"
          ? "Guten Tag {{1}}, Ihr Termin ist {{2}}: {{3}}."
          : "Hello {{1}}, your meeting is {{2}}: {{3}}.",
    },
    {
      type: "BUTTONS",
      buttons: [
        { type: "QUICK_REPLY", text: "I’m coming" },
        { type: "QUICK_REPLY", text: "Cancel" },
      ],
    },
  ],
}));

/** The Cloud API and the templates of one business account, by Meta's published references. */
export async function startMetaServer(port = 0) {
  const sent: SentMessage[] = [];
  const subscribed: string[] = [];
  const state = {
    mode: "normal" as Mode,
    templates: REMINDER,
    rejections: new Map<string, [number, string]>(),
  };
  const { phoneNumberId, businessAccountId, token, appSecret, phoneNumber } = META_ACCOUNT;
  const proof = createHmac("sha256", appSecret).update(token).digest("hex");

  function create(body: string) {
    const read = message.safeParse(JSON.parse(body));
    if (!read.success) return fail(400, 100, "Invalid parameter", z.prettifyError(read.error).slice(0, 200));
    const { to, template } = read.data;
    const rejection = state.rejections.get(to);
    if (rejection) return fail(400, rejection[0], rejection[1]);
    if (template) {
      const known = state.templates.find(
        ({ name, language }) => name === template.name && language === template.language.code,
      );
      if (!known || (known.status ?? "APPROVED") !== "APPROVED")
        return fail(404, 132001, "Template name does not exist in the translation");
    }
    const id = `wamid.${Buffer.from(randomUUID()).toString("base64")}`;
    sent.push({ ...read.data, id });
    const contacts = [{ input: to, wa_id: to }];
    return { status: 200, json: { messaging_product: "whatsapp", contacts, messages: [{ id }] } };
  }

  function list(after: number) {
    const all = state.templates.map((one, index) => ({
      id: String(index),
      status: "APPROVED",
      category: "UTILITY",
      parameter_format: "POSITIONAL",
      ...one,
    }));
    const data = all.slice(after, after + 2); // small pages, as Meta may return fewer than were asked for
    const next = after + 2 < all.length ? { next: "https://graph.facebook.com/next" } : {};
    return { status: 200, json: { data, paging: { cursors: { after: String(after + 2) }, ...next } } };
  }

  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const respond = ({ status, json }: { status: number; json: unknown }) => {
      outgoing.writeHead(status, { "content-type": "application/json" });
      outgoing.end(JSON.stringify(json));
    };
    const url = new URL(incoming.url ?? "/", "http://meta.test");
    const path = url.pathname.replace(/^\/v23\.0\//, "");
    if (incoming.headers.authorization !== `Bearer ${token}`)
      return respond(fail(401, 190, "Invalid OAuth access token - Cannot parse access token"));
    if (url.searchParams.get("appsecret_proof") !== proof)
      return respond(fail(400, 100, "Invalid appsecret_proof provided in the API argument"));
    if (state.mode === "busy") return respond(fail(400, 130429, "Rate limit hit"));
    if (state.mode === "unavailable") return respond(fail(500, 131000, "Something went wrong"));
    if (path === `${businessAccountId}/phone_numbers`)
      return respond({
        status: 200,
        json: { data: [{ id: phoneNumberId, display_phone_number: phoneNumber, verified_name: "Acme" }] },
      });
    if (path === `${businessAccountId}/subscribed_apps` && incoming.method === "POST") {
      subscribed.push(businessAccountId);
      return respond({ status: 200, json: { success: true } });
    }
    if (path === `${businessAccountId}/message_templates`)
      return respond(list(Number(url.searchParams.get("after") ?? 0)));
    if (path !== `${phoneNumberId}/messages` || incoming.method !== "POST")
      return respond(fail(400, 100, "Unsupported get request. Object does not exist"));
    const response = create(Buffer.concat(chunks).toString());
    if (state.mode === "lose_response") incoming.socket.destroy();
    else if (state.mode !== "hang") respond(response);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    subscribed,
    setMode: (mode: Mode) => {
      state.mode = mode;
    },
    setTemplates: (templates: MetaTemplate[]) => {
      state.templates = templates;
    },
    /** Rejects messages to a number at once, with a code and words. */
    reject: (number: string, code: number, words: string) => {
      state.rejections.set(number.replace("+", ""), [code, words]);
    },
    reset: () => {
      sent.length = 0;
      subscribed.length = 0;
      Object.assign(state, { mode: "normal", templates: REMINDER, rejections: new Map() });
    },
    close: () => server.close(),
  };
}

/** Builds the value of a change of the field `messages`. */
export const buildMetaValue = (
  value: Record<string, unknown>,
  phoneNumberId = META_ACCOUNT.phoneNumberId,
) => ({
  messaging_product: "whatsapp",
  metadata: { display_phone_number: "4930123456", phone_number_id: phoneNumberId },
  ...value,
});

interface Signing {
  secret?: string;
  field?: string;
  account?: string;
}

/** Builds a signed call of Meta, as it sends it to this address. */
export function buildMetaCallback(
  url: string,
  value: Record<string, unknown>,
  {
    secret = META_ACCOUNT.appSecret,
    field = "messages",
    account = META_ACCOUNT.businessAccountId,
  }: Signing = {},
) {
  // Meta escapes what is not ASCII, and signs that.
  const body = JSON.stringify({
    object: "whatsapp_business_account",
    entry: [{ id: account, changes: [{ field, value }] }],
  }).replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return new Request(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-hub-signature-256": `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`,
    },
    body,
  });
}
