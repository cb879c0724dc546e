import { z } from "zod";
import { FAILURE_REASONS, SKIP_REASONS } from "@/lib/domain/events/planned-steps/skip-reasons";
import { STEP_CHANNELS, TRIGGERS } from "@/lib/domain/events/workflows/options";
import { MAIL_STATES } from "@/lib/domain/messaging/mail/options";
import { SLACK_MESSAGE_STATES } from "@/lib/domain/messaging/slack/options";
import { DELIVERY_ACTIONS } from "@/lib/domain/messaging/webhooks/actions";
import { id, timestamp } from "@/lib/platform/http/fields";

const kind = z
  .enum([
    "created",
    "confirmed",
    "reopened",
    "cancelled",
    "moved",
    "changed",
    "voted",
    "declined",
    "missed",
    "came",
    "coming",
    "rated",
    "messaged",
    "invited",
    "removed",
    "reminded",
    "linked",
    "unlinked",
    "mailed",
    "delivered",
    "workflow",
    "slack",
    "entry_moved",
    "entry_deleted",
  ])
  .describe(
    "`reopened`: in planning again. `moved`: confirmed for another date or place. `missed`: recorded as a no-show; `came`: the no-show was taken back. `coming`: said again, when asked, that they come. `rated`: gave feedback. `workflow`: a message of a workflow that is planned, was not sent, or was a notification; a sent mail is `mailed` and a sent webhook `delivered` with its `step`. `slack`: a message at Slack. `entry_moved`, `entry_deleted`: changes that a host made to the entry in their calendar. `linked`: the conference link is available; `unlinked`: none could be made.",
  );

export type TimelineEntryKind = z.output<typeof kind>;

export const timelineEntry = z
  .object({
    at: timestamp,
    kind,
    actor: z
      .object({ kind: z.enum(["key", "user", "booker", "system"]), name: z.string().nullable() })
      .nullable()
      .describe("The actor, as in the audit log; null for mails and deliveries."),
    people: z
      .array(z.string())
      .describe(
        "The person who answered, wrote, was invited, removed or mailed, by name or else by address.",
      ),
    text: z
      .string()
      .nullable()
      .describe(
        "The message, the reason of the cancellation, the subject of the mail, the comment of feedback, the provider's words about a failed SMS.",
      ),
    fields: z.array(z.string()).describe("The `changed` parts, such as `title` or `dates`."),
    rating: z.int().nullable().describe("Of feedback, 1 to 5."),
    mail: z.object({ _id: id, kind: z.string(), state: z.enum(MAIL_STATES) }).nullable(),
    slack: z
      .object({
        channel: z.string().nullable().describe("Its name; null: a direct message, or no longer chosen."),
        state: z.enum(SLACK_MESSAGE_STATES),
        error: z
          .string()
          .nullable()
          .describe(
            "`expired`: the meeting was over before Slack took the message. `no_connection`: the workspace was disconnected. `interrupted`: the message may have been sent, and is not sent again. Else Slack's error.",
          ),
      })
      .nullable(),
    delivery: z
      .object({
        _id: id,
        webhook: id,
        target_url: z.string(),
        action: z.enum(DELIVERY_ACTIONS),
        state: z.enum(["pending", "delivered", "failed"]),
        attempts: z.int(),
        status: z.int().nullable().describe("The response to the last attempt."),
      })
      .nullable(),
    step: z
      .object({
        workflow: id.describe("The workflow may have been deleted since."),
        name: z.string().describe("The name of the workflow when it was planned."),
        trigger: z.enum(TRIGGERS),
        channel: z
          .enum(STEP_CHANNELS)
          .describe("That by which it was sent, if another one took the place of WhatsApp."),
        due_at: timestamp,
        state: z
          .enum(["planned", "sent", "delivered", "read", "skipped", "failed"])
          .describe(
            "`delivered`: the mail server of the organisation, or the receiver of the webhook, has accepted it; the text message has reached the phone. `read`: by WhatsApp, if the reader lets it say so.",
          ),
        reason: z
          .enum([...SKIP_REASONS, ...FAILURE_REASONS])
          .nullable()
          .describe(
            "Why it was not sent. `late`: due before the meeting was booked or moved. `already_sent`: for an earlier time that is still ahead. `started`: the meeting had begun. `left`: no longer part of the meeting. `preference`: the person does not want such mails. `too_often`: sent 20 times already. `loop`: the workflow has sent about ten changes of the meeting within 24 hours. `no_push`: no browser of the person gets notifications. `slack_off`: no workspace is connected; `no_channel`: none is chosen for the page, team or organisation; `no_slack`: no member of the workspace has the address. `webhook_off`: the webhook of the address is disabled or deleted. `calendar_invites`: the host's calendar invites the guests by its entry, each change of which would be mailed to them; `entry_full`: the entries have ten lines already. `no_phone`: the person gave no number for SMS. `no_host_phone`: the host has no proven phone number. `no_consent`: the number has not agreed to SMS about this meeting. `sms_off`: no account for SMS; `whatsapp_off`: none for WhatsApp. `not_approved`: the template is not approved. `stopped`: the number has replied STOP. `over_budget`: the budget of the month for SMS was used up. `booked`, `offer_over`: of messages without a meeting only. `rejected`: by the provider of SMS or by WhatsApp, whose words are in `text`, or by Slack; `undelivered`: it could not deliver the SMS; `unknown_result`: the SMS may have been sent, and is not sent again.",
          ),
        replaced_error: z
          .string()
          .nullable()
          .describe(
            "If an SMS or a mail took the place of WhatsApp, why: what WhatsApp said, or `whatsapp_off`.",
          ),
      })
      .nullable(),
  })
  .meta({ id: "TimelineEntry" });

export type TimelineEntry = z.output<typeof timelineEntry>;
