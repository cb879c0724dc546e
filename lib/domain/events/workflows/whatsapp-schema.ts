import { z } from "zod";
import { REPLY_ACTIONS, WHATSAPP_SUBSTITUTES } from "@/lib/domain/messaging/whatsapp/options";
import { line } from "@/lib/platform/http/fields";

const MAX_TEMPLATE_NAME = 512;
const MAX_WHATSAPP_PARAMETERS = 20;
const MAX_WHATSAPP_PARAMETER = 300;
const MAX_WHATSAPP_BUTTONS = 10;

/** The WhatsApp message of a step, as it is stored. */
export const storedWhatsapp = z
  .object({
    template: z.string(),
    parameters: z.array(z.string()),
    buttons: z.array(z.enum(REPLY_ACTIONS).nullable()),
    otherwise: z.enum(WHATSAPP_SUBSTITUTES).nullable(),
  })
  .meta({ id: "WorkflowWhatsapp" });

/** The WhatsApp message of a step in a request. */
export const whatsappInput = z
  .object({
    template: z
      .string()
      .trim()
      .min(1)
      .max(MAX_TEMPLATE_NAME)
      .describe(
        "The name of a template of the account. It is sent in the reader's language, if approved in it.",
      ),
    parameters: z
      .array(line(MAX_WHATSAPP_PARAMETER))
      .max(MAX_WHATSAPP_PARAMETERS)
      .optional()
      .describe(
        "The values of the template's variables, in their order; texts with the variables of `text`. {answers} asks for a reply of 1, 2 or 3.",
      ),
    buttons: z
      .array(z.enum(REPLY_ACTIONS).nullable())
      .max(MAX_WHATSAPP_BUTTONS)
      .optional()
      .describe(
        "What the template's buttons for a quick reply do, in their order. Null: it becomes a message.",
      ),
    otherwise: z
      .enum(WHATSAPP_SUBSTITUTES)
      .nullable()
      .optional()
      .describe(
        "The channel by which `template` or `text` of the step go if WhatsApp has not delivered the message: the number has no WhatsApp, or the template is not approved. Null: none.",
      ),
  })
  .meta({ id: "WorkflowWhatsappBody" });

export type WhatsappInput = z.output<typeof whatsappInput>;
