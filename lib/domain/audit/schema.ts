import { z } from "zod";
import { paginationQuery, searchQuery, updatedSinceFilter } from "@/lib/domain/contracts/pagination";
import { id, timestamp } from "@/lib/platform/http/fields";

/** Kinds of audited resources, as the audit triggers name them. */
const AUDITED_RESOURCES = [
  "organization",
  "api_key",
  "personal_token",
  "oauth_app",
  "oauth_grant",
  "user",
  "preferences",
  "push_subscription",
  "user_phone",
  "availability",
  "absence",
  "bookpage",
  "appointment_type",
  "page_template",
  "page_template_type",
  "link",
  "calendar_list",
  "calendar",
  "calendar_feed",
  "calendar_connection",
  "subcalendar",
  "video_account",
  "team",
  "admin_preferences",
  "locator",
  "location",
  "form",
  "third_party",
  "event",
  "webhook",
  "workflow",
  "workflow_address",
  "sms_account",
  "whatsapp_account",
  "slack_connection",
  "slack_channel",
  "invitation",
  "impersonation",
  "person",
  "waiting_entry",
  "sign_in",
  "domain",
  "mail",
  "mail_sender",
  "message_text",
  "mail_suppression",
] as const;

export const resource = z.enum(AUDITED_RESOURCES);

export const auditEntry = z
  .object({
    _id: id,
    createdAt: timestamp,
    actor: z.object({
      kind: z
        .enum(["key", "user", "booker", "system"])
        .describe("An API key, a signed-in person, a visitor of a public page, or the service itself."),
      id: id.nullable().describe("The `_id` of the key or the user."),
      name: z
        .string()
        .nullable()
        .describe("The current name, or the last one before deletion; null if it is unknown."),
    }),
    request_id: z
      .string()
      .nullable()
      .describe("The `X-Request-Id` of the request.")
      .meta({ examples: ["c0ffee-1"] }),
    address: z
      .string()
      .nullable()
      .describe("The IP address of the request; null if unknown.")
      .meta({ examples: ["198.51.100.7"] }),
    device: z
      .string()
      .nullable()
      .describe("The user agent of the browser or program, shortened.")
      .meta({ examples: ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"] }),
    action: z
      .enum(["create", "update", "delete", "sign_in", "refuse"])
      .describe(
        "The operation. `sign_in`: the user signed in. `refuse`: a sign-in as the user, or a request with a key that is no longer valid, was refused; `changes.reason` gives the reason. Repeated refusals are recorded once an hour. For `impersonation`, the id is that of the impersonated person; `create` is the start and `delete` the end.",
      ),
    resource,
    resource_id: id,
    resource_name: z
      .string()
      .nullable()
      .describe(
        "The current name, or the last one before deletion: a title, a name, a nickname, an address; null if it has none.",
      )
      .meta({ examples: ["Kick-off with Ana"] }),
    changes: z
      .record(z.string(), z.object({ before: z.unknown(), after: z.unknown() }))
      .describe(
        "Each changed field, under its stored name, with its value before and after. For the parts of an event, a team or a user (`dates`, `invitees`, `votes`, `people`, `login`, …) only those that changed are listed. Secrets never appear: `hidden` stands for a new one.",
      )
      .meta({ examples: [{ title: { before: "Kick-off", after: "Kick-off with Ana" } }] }),
    undoable: z
      .boolean()
      .describe(
        "Whether the change can be undone: a change of hours, an absence, a booking page, an appointment type or a team that has not been changed since.",
      ),
  })
  .meta({ id: "AuditEntry" });

export const auditQuery = paginationQuery.extend({
  updated_since: updatedSinceFilter,
  sort: searchQuery.shape.sort,
  resource: resource.optional(),
  resource_id: id.optional(),
  actor: id.optional().describe("The id of an API key or a user."),
  since: timestamp.optional().describe("Entries of this instant and later."),
  until: timestamp.optional().describe("Entries before this instant."),
});
