import { z } from "zod";
import { recordsQuery } from "@/lib/domain/contracts/pagination";
import { id, language, timestamp } from "@/lib/platform/http/fields";
import { MAIL_STATES } from "./options";

const state = z
  .enum(MAIL_STATES)
  .describe(
    "Waiting to be sent; accepted by the mail server; given up; `bounced`: returned by the recipient’s server after ours had accepted it; or only stored, because no mail server was set, or in test mode.",
  );

export const mailSummary = z
  .object({
    _id: id,
    event: id.nullable(),
    kind: z.string().describe("Such as `confirmed`, `cancelled`, `message`, `signup`."),
    lang: language,
    to: z.string(),
    subject: z.string(),
    state,
    attempts: z.int(),
    last_error: z.string().nullable().describe("Why the last attempt failed, or the mail was returned."),
    createdAt: timestamp,
    sent_at: timestamp.nullable(),
    bounced_at: timestamp.nullable().describe("When it was returned."),
    complained_at: timestamp.nullable().describe("When its recipient reported it as spam."),
    sent_by: z
      .enum(["organization", "installation"])
      .nullable()
      .describe("The server that accepted it: the organisation's own, or the installation's."),
  })
  .meta({ id: "MailSummary" });

export const mail = mailSummary
  .extend({
    from: z.string().nullable().describe("Name of the sender."),
    reply_to: z.string().nullable(),
    text: z.string().nullable().describe("Null where it was sealed with another secret."),
    html: z.string().nullable(),
    calendar: z
      .object({ method: z.enum(["REQUEST", "CANCEL"]), content: z.string() })
      .nullable()
      .describe("The calendar entry attached to it."),
  })
  .meta({ id: "Mail" });

export const mailsQuery = recordsQuery.extend({ state: state.optional(), event: id.optional() });
