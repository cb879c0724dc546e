import { z } from "zod";
import { absence } from "@/lib/domain/availability/absences/schema";
import { linkPrefill } from "@/lib/domain/booking-pages/links/schema";
import { answer } from "@/lib/domain/booking-pages/questions/answer-schema";
import { formResponse } from "@/lib/domain/bookings/forms/responses/schema";
import { TEXT_REPLY_KINDS } from "@/lib/domain/events/sms-answers/text-reply-kinds";
import { trashItem } from "@/lib/domain/lifecycle/trash/schema";
import { SMS_CONSENT_SOURCES, TEXT_CHANNELS, TEXT_MESSAGE_STATES } from "@/lib/domain/messaging/sms/options";
import { mailSuppression } from "@/lib/domain/messaging/suppressions/schema";
import { user } from "@/lib/domain/people/users/schema";
import { email, id, language, timestamp } from "@/lib/platform/http/fields";
import { IMPORT_TOOL_NAMES } from "../imports/schema";

export const personalDataQuery = z.object({ email });

/** Fields common to personal tokens and app grants. */
const program = {
  _id: id,
  scopes: z.array(z.string()),
  createdAt: timestamp,
  last_used_at: timestamp.nullable().describe("The last use, to the minute."),
  expires_at: timestamp,
};

const link = z.object({ _id: id, label: z.string(), prefill: linkPrefill, createdAt: timestamp });

const waiting = z.object({
  _id: id,
  page: z.string(),
  name: z.string(),
  lang: language,
  timezone: z.string(),
  first_day: z.string(),
  last_day: z.string(),
  offered: z.array(timestamp).describe("Every time that was offered."),
  createdAt: timestamp,
});

export const personalData = z
  .object({
    email,
    member: user.nullable().describe("The member with this address."),
    last_seen_at: timestamp
      .nullable()
      .describe("The last use of a browser in which the member is signed in."),
    seen_by: z
      .array(
        z.object({
          admin: id,
          name: z.string().nullable().describe("null: the admin is not there any more."),
          begun: timestamp,
          ended: timestamp.nullable().describe("null: it is not limited."),
        }),
      )
      .describe("Admins who have impersonated the member, as far back as the audit log goes."),
    absences: z.array(absence).describe("The absences of the member."),
    phone: z
      .object({ number: z.string().describe("In E.164."), confirmed_at: timestamp })
      .nullable()
      .describe("The proven number of the member, to which workflows send SMS."),
    personal_tokens: z
      .array(z.object({ ...program, name: z.string() }))
      .describe("Tokens that the member has created, without their secrets."),
    apps: z
      .array(
        z.object({
          ...program,
          app: z.string().describe("The app's name for itself."),
          host: z.string().describe("The address that its codes were sent to."),
        }),
      )
      .describe("Apps that act as the member, since the member has allowed it."),
    events: z.array(
      z.object({
        _id: id,
        title: z.string(),
        starts_at: timestamp.nullable(),
        ends_at: timestamp.nullable(),
        cancelled: timestamp.nullable(),
        created: z.boolean().describe("Whether it is the person's own event."),
        invitees: z.array(
          z.object({
            _id: id,
            email: z.string().nullable(),
            full_name: z.string().nullable(),
            phone: z.string().nullable(),
            company: z.string().nullable(),
            timezone: z.string().nullable(),
            lang: z.string().nullable(),
            answers: z.array(answer),
            createdAt: timestamp,
            votes: z.array(
              z.object({
                date: id.nullable(),
                place: id.nullable(),
                yes: z.boolean(),
                if_need_be: z.boolean(),
                updatedAt: timestamp,
              }),
            ),
            declined: timestamp.nullable(),
            reconfirmed_for: timestamp
              .nullable()
              .describe("The start of the meeting for which the person said again that they come."),
            feedback: z.array(
              z.object({
                rating: z.int(),
                comment: z.string(),
                createdAt: timestamp,
                updatedAt: timestamp,
              }),
            ),
          }),
        ),
        messages: z.array(z.object({ _id: id, body: z.string(), createdAt: timestamp })),
      }),
    ),
    links: z.array(link).describe("Booking links that fill in the address."),
    form_responses: z.array(formResponse).describe("The person's responses to forms."),
    waiting: z.array(waiting).describe("Waiting lists that have the address."),
    workflow_addresses: z
      .array(
        z
          .object({
            email: z.string(),
            confirmed_at: timestamp.nullable(),
            stopped_at: timestamp.nullable().describe("The time at which its reader ended the messages."),
            createdAt: timestamp,
          })
          .meta({ id: "ExportedWorkflowAddress" }),
      )
      .describe("The address as a fixed recipient of workflows."),
    text_messages: z
      .array(
        z
          .object({
            _id: id,
            event: id,
            channel: z.enum(TEXT_CHANNELS),
            to: z.string(),
            text: z.string().nullable(),
            state: z.enum(TEXT_MESSAGE_STATES),
            stopped_at: timestamp.nullable().describe("The time at which the number replied STOP."),
            createdAt: timestamp,
          })
          .meta({ id: "ExportedTextMessage" }),
      )
      .describe("SMS and WhatsApp messages of the last 90 days."),
    sms_consents: z
      .array(
        z
          .object({
            number: z.string(),
            event: id.nullable().describe("Null: all meetings, by a reply of START."),
            source: z.enum(SMS_CONSENT_SOURCES),
            wording: z.string().describe("The words to which the person agreed; of a reply, its own."),
            language: z.string(),
            createdAt: timestamp,
          })
          .meta({ id: "ExportedSmsConsent" }),
      )
      .describe("Consents to SMS of the person's numbers."),
    sms_replies: z
      .array(
        z
          .object({ number: z.string(), event: id, kind: z.enum(TEXT_REPLY_KINDS), createdAt: timestamp })
          .meta({ id: "ExportedSmsReply" }),
      )
      .describe("Replies to SMS of the last 90 days; `message`: its text is a message of the meeting."),
    held_meetings: z
      .array(
        z
          .object({
            tool: z.enum(IMPORT_TOOL_NAMES),
            id: z.string().describe("Of the meeting, in the tool."),
            name: z.string(),
            start: timestamp,
            end: timestamp,
            bookings: z.array(
              z.object({
                name: z.string(),
                phone: z.string().nullable(),
                answers: z.array(z.object({ question: z.string(), answer: z.string() })),
              }),
            ),
          })
          .meta({ id: "ExportedHeldMeeting" }),
      )
      .describe("Meetings of another tool whose time is held here in a transition."),
    mail_suppressions: z.array(mailSuppression),
    mail_sender: z
      .array(z.enum(["from", "reply_to", "envelope_from", "user"]))
      .describe("The settings of the organisation's mail server that have the address."),
    removed: z
      .object({
        own: z.array(trashItem).describe("The member's own resources."),
        absences: z.array(absence),
        links: z.array(link),
        form_responses: z.array(formResponse),
        waiting: z.array(waiting),
      })
      .meta({ id: "RemovedPersonalData" })
      .describe("Deleted resources that are kept for some days so that they can be restored."),
    mails: z.array(
      z.object({
        _id: id,
        event: id.nullable(),
        kind: z.string(),
        to: z.string(),
        subject: z.string(),
        createdAt: timestamp,
        sent_at: timestamp.nullable(),
        text: z.string().nullable().describe("Null if the mail contains a link to an account."),
      }),
    ),
  })
  .meta({ id: "PersonalData" });

export const erasureBody = z
  .object({
    email,
    delete_member: z
      .boolean()
      .optional()
      .describe(
        "If the address belongs to a member, the member is deleted, too; without it the response is 409.",
      ),
  })
  .meta({ id: "ErasureBody" });

export const erasure = z
  .object({
    _id: id.describe("The id of the erasure in the audit log."),
    name: z
      .string()
      .describe("The made-up name that stands for the person from now on.")
      .meta({ examples: ["Erased 5f0c9a1e"] }),
    events: z.int().describe("The number of events that the person took part in."),
    mails: z.int(),
    deliveries: z.int(),
    audit_entries: z.int(),
    member: id.nullable().describe("The member who was deleted."),
  })
  .meta({ id: "Erasure" });
