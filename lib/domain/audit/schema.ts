import { z } from "zod";
import { id, timestamp } from "@/lib/platform/http/fields";
import { paginationQuery, searchQuery, updatedSinceFilter } from "@/lib/platform/http/pagination";

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
  "invitation",
  "seeing_as",
  "person",
  "waiting_entry",
  "sign_in",
  "domain",
  "mail",
] as const;

export const resource = z.enum(AUDITED_RESOURCES);

export const auditEntry = z
  .object({
    _id: id,
    createdAt: timestamp,
    actor: z.object({
      kind: z
        .enum(["key", "user", "booker", "system"])
        .describe("An API key, a signed-in person, somebody on a public page, or the service itself."),
      id: id.nullable().describe("Of the key or the user."),
      name: z
        .string()
        .nullable()
        .describe("As it is called now, or was when it was deleted; null where nobody knows any more."),
    }),
    request_id: z
      .string()
      .nullable()
      .describe("The `X-Request-Id` of the request.")
      .meta({ examples: ["c0ffee-1"] }),
    address: z
      .string()
      .nullable()
      .describe("From which the request came; null where it is not known.")
      .meta({ examples: ["198.51.100.7"] }),
    device: z
      .string()
      .nullable()
      .describe("What the browser or program called itself, shortened.")
      .meta({ examples: ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"] }),
    action: z
      .enum(["create", "update", "delete", "sign_in", "refuse"])
      .describe(
        "What was done to it. `sign_in`: the user has signed in. `refuse`: somebody wanted to sign in as the user, or used a key that has ended; `changes.reason` says why not. Refusals that repeat themselves are told once an hour. Of `seeing_as`, whose id is the person's who is seen, `create` is the beginning and `delete` the end.",
      ),
    resource,
    resource_id: id,
    resource_name: z
      .string()
      .nullable()
      .describe(
        "What it is called now, or was when it was deleted: a title, a name, a nickname, an address; null where it has none.",
      )
      .meta({ examples: ["Kick-off with Ana"] }),
    changes: z
      .record(z.string(), z.object({ before: z.unknown(), after: z.unknown() }))
      .describe(
        "Each field that changed, under the name it is stored by, with its value before and after. Of the parts of an event, a team or a user (`dates`, `invitees`, `votes`, `people`, `login`, …) only those that changed are listed. Secrets never appear: `hidden` stands for a new one.",
      )
      .meta({ examples: [{ title: { before: "Kick-off", after: "Kick-off with Ana" } }] }),
    undoable: z
      .boolean()
      .describe(
        "Whether it can be taken back: a change of hours, an absence, a booking page, an appointment type or a team, of which nothing was changed since.",
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
