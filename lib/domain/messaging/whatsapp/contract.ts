import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { deleted } from "@/lib/platform/http/fields";
import {
  whatsappAccount,
  whatsappAccountBody,
  whatsappTemplates,
  whatsappTestBody,
  whatsappTestResponse,
} from "./schema";

const common = { tag: "Organization", audience: "admins", path: "/v2/whatsapp_account" } as const;

export const getWhatsappAccountContract = defineContract({
  ...common,
  scope: "organization:read",
  method: "GET",
  name: "getWhatsappAccount",
  summary: "Get the number through which WhatsApp messages are sent",
  status: [200],
  answer: whatsappAccount,
});

export const connectWhatsappAccountContract = defineContract({
  ...common,
  scope: "organization:write",
  method: "POST",
  name: "connectWhatsappAccount",
  exact: true,
  fresh: true,
  summary: "Connect a number at WhatsApp, or change the connected one",
  description:
    "Steps of workflows with the channel `whatsapp` are sent through it, by Meta’s Cloud API. Meta is asked whether it accepts the credentials, the app is subscribed to the account, and the templates are fetched; a rejection is a 400 that names the field.",
  body: whatsappAccountBody,
  status: [200],
  answer: whatsappAccount,
  example: {
    body: {
      phone_number_id: "106540352242922",
      business_account_id: "102290129340398",
      access_token: "of a system user",
      app_secret: "of the app",
    },
  },
});

export const deleteWhatsappAccountContract = defineContract({
  ...common,
  scope: "organization:write",
  method: "DELETE",
  name: "deleteWhatsappAccount",
  unversioned: true,
  summary: "Disconnect the number at WhatsApp",
  description: "Messages that wait to be sent go by the channel in place of WhatsApp, if their step has one.",
  status: [200],
  answer: deleted,
});

export const listWhatsappTemplatesContract = defineContract({
  ...common,
  path: "/v2/whatsapp_account/templates",
  scope: "organization:read",
  method: "GET",
  name: "listWhatsappTemplates",
  summary: "List the templates of the account, with their status at Meta",
  status: [200],
  answer: whatsappTemplates,
});

export const refreshWhatsappTemplatesContract = defineContract({
  ...common,
  path: "/v2/whatsapp_account/templates",
  scope: "organization:write",
  method: "POST",
  name: "refreshWhatsappTemplates",
  exact: true,
  summary: "Fetch the templates of the account from Meta",
  description: "Changes of their status come from Meta as well; new templates are known after this call.",
  body: z.object({}).optional(),
  status: [200],
  answer: whatsappTemplates,
});

export const sendTestWhatsappContract = defineContract({
  ...common,
  path: "/v2/whatsapp_account/test",
  scope: "organization:write",
  method: "POST",
  name: "sendTestWhatsapp",
  exact: true,
  summary: "Send a test message by WhatsApp",
  description:
    "A template to your own number, with the names of its variables as values; at most five in ten minutes for an organisation. The response comes when Meta has accepted the message; a rejection is a 400 with the words of Meta.",
  body: whatsappTestBody,
  status: [200],
  answer: whatsappTestResponse,
  example: { body: { to: "+49 151 12345678", template: "appointment_reminder" } },
});
