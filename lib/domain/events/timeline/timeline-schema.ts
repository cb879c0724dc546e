import { z } from "zod";
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
    "messaged",
    "invited",
    "removed",
    "reminded",
    "linked",
    "unlinked",
    "mailed",
    "delivered",
    "entry_moved",
    "entry_deleted",
  ])
  .describe(
    "`reopened`: in planning again. `moved`: confirmed for another date or place. `missed`: recorded as a no-show; `came`: the no-show was taken back. `entry_moved`, `entry_deleted`: changes that a host made to the entry in their calendar. `linked`: the conference link is available; `unlinked`: none could be made.",
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
      .describe("The message, the reason of the cancellation, the subject of the mail."),
    fields: z.array(z.string()).describe("The `changed` parts, such as `title` or `dates`."),
    mail: z
      .object({ _id: id, kind: z.string(), state: z.enum(["queued", "sent", "failed", "kept"]) })
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
  })
  .meta({ id: "TimelineEntry" });

export type TimelineEntry = z.output<typeof timelineEntry>;
