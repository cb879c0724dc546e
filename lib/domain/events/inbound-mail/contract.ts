import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { SUPPRESSION_REASONS } from "@/lib/domain/messaging/suppressions/options";
import { id } from "@/lib/platform/http/fields";

const IGNORE_REASONS = [
  "unknown_event",
  "unknown_sender",
  "automatic",
  "calendar_answer",
  "empty",
  "unreadable",
  "repeated",
  "full",
  "outdated",
] as const;

const COUNTED_REPLIES = ["accepted", "declined", "maybe", "counter", "message"] as const;

export type CountedReply = (typeof COUNTED_REPLIES)[number];

export type IgnoreReason = (typeof IGNORE_REASONS)[number];

const receivedMail = z
  .object({
    event: id.nullable().describe("The event that the mail is addressed to."),
    ignored: z
      .enum(IGNORE_REASONS)
      .nullable()
      .describe(
        "The reason why the mail did not become a message; null: it did. Do not send the mail again.",
      ),
    shortened: z.boolean().describe("The message was cut to 5,000 characters."),
    attachments_dropped: z.int(),
    answered: z
      .enum(COUNTED_REPLIES)
      .nullable()
      .describe(
        "The reply of a calendar program for the sender (iTIP): it counts like a reply on the event's page; `maybe` and `counter` become a message, and so does a reply that could not count (`message`).",
      ),
    report: z
      .enum(SUPPRESSION_REASONS)
      .nullable()
      .describe("A report that one of our mails was returned or reported as spam, which was recorded."),
  })
  .meta({ id: "ReceivedMail" });

export type ReceivedMail = z.output<typeof receivedMail>;

export const receiveMailContract = defineContract({
  method: "POST",
  path: "/v2/inbound-mail",
  name: "receiveMail",
  tag: "Inbound mail",
  summary: "Deliver an inbound mail",
  description:
    "For the mail server of `INBOUND_MAIL_DOMAIN`: the raw mail (RFC 5322), at most 10 MB, with `Authorization: Bearer` and the secret of `INBOUND_MAIL_SECRET`; 404 if none is set. The new text of the mail becomes a message of the event with the reply address it went to, if the sender takes part in it. The reply of a calendar program (`METHOD:REPLY`, `COUNTER`) counts for the sender. Reports that a mail was returned (RFC 3464) or reported as spam (RFC 5965) are recorded, if they name an address of `BOUNCE_MAIL_DOMAIN`. The mail server has to verify the sender beforehand (DMARC). All other mails get 202 with the reason, so that they are neither repeated nor bounced.",
  scope: "public",
  secret: "inboundMail",
  media: ["message/rfc822", "application/octet-stream"],
  body: z.string().meta({ id: "RawMail", description: "The mail as it came." }),
  status: [201, 202],
  answer: receivedMail,
  example: {
    body: "From: Ana <ana@example.com>\r\nTo: event-65f0…@in.example.com\r\nSubject: Re: Lunch\r\n\r\nSee you there!\r\n",
    answer: {
      event: "65f0c1a2b3c4d5e6f7a8b9c0",
      ignored: null,
      shortened: false,
      attachments_dropped: 0,
      answered: null,
      report: null,
    },
  },
});
