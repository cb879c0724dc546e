import { z } from "zod";
import { smsTestBody } from "@/lib/domain/messaging/sms/schema";
import { timestamp } from "@/lib/platform/http/fields";
import { TEMPLATE_OBSTACLES } from "./options";

export const whatsappAccount = z
  .object({
    connected: z.boolean(),
    phone_number_id: z.string().nullable(),
    business_account_id: z.string().nullable(),
    phone_number: z.string().nullable().describe("The number that readers see, as Meta writes it."),
    verified_name: z.string().nullable().describe("The name that readers see."),
    problem: z
      .string()
      .nullable()
      .describe("What Meta said when it last rejected the account; null since a message was accepted."),
    callback_url: z
      .string()
      .nullable()
      .describe("The callback URL to be entered at the app, for the field `messages`. Null without `https`."),
    verify_token: z.string().nullable().describe("The verify token to be entered with it. It signs nothing."),
    refreshed_at: timestamp.nullable().describe("When the templates were last fetched."),
    updatedAt: timestamp.nullable(),
  })
  .meta({ id: "WhatsappAccount" });

const metaId = z
  .string()
  .trim()
  .regex(/^\d{5,25}$/, "must be an id of Meta: digits alone, not the phone number");

const secret = z.string().trim().min(1).max(1000);

export const whatsappAccountBody = z
  .object({
    phone_number_id: metaId.describe("Meta’s id of the phone number, which is not the number itself."),
    business_account_id: metaId.describe("The id of the WhatsApp Business account."),
    access_token: secret
      .optional()
      .describe(
        "A permanent token of a system user with the rights `whatsapp_business_messaging` and `whatsapp_business_management`. Required for another account. Stored encrypted, and in no response.",
      ),
    app_secret: secret
      .max(200)
      .optional()
      .describe(
        "The secret of the app, with which Meta signs its calls. Required for another account. Stored encrypted, and in no response.",
      ),
  })
  .meta({ id: "WhatsappAccountBody" });

export const whatsappTemplate = z
  .object({
    name: z.string(),
    language: z.string().describe("Meta’s code, such as `en_US`."),
    status: z
      .string()
      .describe("Meta’s status, such as `APPROVED`, `PENDING`, `REJECTED`, `PAUSED` or `DISABLED`."),
    category: z.string().describe("`UTILITY`, `MARKETING` or `AUTHENTICATION`."),
    body: z.string(),
    variables: z.array(z.string()).describe("The variables of the body, in the order of `parameters`."),
    quick_replies: z.array(z.string()).describe("The buttons for a quick reply, in the order of `buttons`."),
    obstacle: z
      .enum(TEMPLATE_OBSTACLES)
      .nullable()
      .describe(
        "Why a workflow cannot send it. `header`: it needs a file or has a variable. `button`: one has a variable or opens something other than an address. `kind`: it is for codes, or has no body.",
      ),
  })
  .meta({ id: "WhatsappTemplate" });

export const whatsappTemplates = z
  .object({ templates: z.array(whatsappTemplate), refreshed_at: timestamp.nullable() })
  .meta({ id: "WhatsappTemplates" });

const MAX_TEMPLATE_NAME = 512;

export const whatsappTestBody = z
  .object({
    to: smsTestBody.shape.to,
    template: z.string().min(1).max(MAX_TEMPLATE_NAME).describe("The name of an approved template."),
    language: z.string().max(20).optional().describe("Meta’s code; default: the first approved translation."),
  })
  .meta({ id: "WhatsappTestBody" });

export const whatsappTestResponse = z
  .object({ to: z.string().describe("The number in E.164."), language: z.string() })
  .meta({ id: "WhatsappTest" });

export type WhatsappTestBody = z.output<typeof whatsappTestBody>;
export type WhatsappAccountBody = z.output<typeof whatsappAccountBody>;
