import { z } from "zod";
import { id, timestamp } from "@/lib/platform/http/fields";
import { apiAddress, IMPORT_TOOL_NAMES, toolToken } from "../imports/schema";

export const TRANSITION_ISSUES = [
  "clash",
  "unknown_host",
  "no_page",
  "cancelled_there",
  "moved_there",
] as const;

export type TransitionIssue = (typeof TRANSITION_ISSUES)[number];

export const transitionBody = z
  .object({
    tool: z.enum(IMPORT_TOOL_NAMES),
    token: toolToken,
    url: apiAddress,
    hide_pages: z
      .boolean()
      .default(true)
      .describe(
        "Make the imported pages inactive until the switch; default true. Pages with bookings of their own stay as they are.",
      ),
  })
  .refine(({ tool, url }) => tool === "calcom" || url === undefined, {
    path: ["url"],
    error: "is for calcom alone",
    params: { code: "refused" },
  })
  .meta({ id: "TransitionBody" });

export const syncTransitionBody = z.object({ token: toolToken }).meta({ id: "SyncTransitionBody" });

const optionalToken = toolToken
  .optional()
  .describe("With a token, the account is read once more before, so that no booking is missed.");

export const switchTransitionBody = z
  .object({
    token: optionalToken,
    mails: z.boolean().default(false).describe("Send the confirmations of new bookings; default false."),
    webhooks: z.boolean().default(false).describe("Send webhooks of new events; default false."),
  })
  .meta({ id: "SwitchTransitionBody" });

export const finishTransitionBody = z
  .object({
    token: toolToken
      .optional()
      .describe(
        "With a token, the tool's webhook is deleted there. Without one, Calendly deletes it after its next call, and Cal.com's remains to be deleted by hand.",
      ),
  })
  .meta({ id: "FinishTransitionBody" });

export const transitionParams = z.object({ transition_id: id.describe("The id of the transition.") });

const issue = z
  .object({
    id: z.string().describe("Of the meeting, in the other tool."),
    code: z
      .enum(TRANSITION_ISSUES)
      .describe(
        "`clash`: a host has another meeting at that time here. `unknown_host`: a host is not a user here. `no_page`: its page is not here, so it has none. `cancelled_there`, `moved_there`: it is a meeting here, and has changed in the other tool since: do the same here.",
      ),
    name: z.string(),
    start: timestamp.nullable(),
    hosts: z.array(z.string()).describe("Addresses."),
  })
  .meta({ id: "TransitionMeetingIssue" });

export const transition = z
  .object({
    _id: id,
    tool: z.enum(IMPORT_TOOL_NAMES),
    state: z
      .enum(["preparing", "active", "switched", "finished"])
      .describe(
        "`preparing`: the account has not been read yet. `active`: bookings of the tool hold time here. `switched`: they are meetings here.",
      ),
    running: z.enum(["sync", "switch", "revert", "finish"]).nullable().describe("What is being done."),
    error: z
      .object({
        code: z
          .enum(["token", "forbidden", "unavailable", "unexpected"])
          .describe("`token`: it is wrong or has expired. `unavailable`: try again later."),
        message: z.string(),
      })
      .nullable()
      .describe("Why the last action did not end."),
    hide_pages: z.boolean(),
    pages: z
      .array(z.object({ _id: id, nickname: z.string(), active: z.boolean() }))
      .describe("The pages that the switch makes active."),
    webhook: z
      .object({
        state: z
          .enum(["none", "made", "by_hand"])
          .describe("`by_hand`: create it in the tool with this address and secret."),
        url: z.string(),
        secret: z.string().nullable().describe("Shown while it has to be entered in the tool."),
      })
      .describe("The webhook of the other tool."),
    meetings: z.object({
      held: z.int().describe("Meetings to come that hold time here."),
      imported: z.int().describe("Those that are meetings here."),
    }),
    issues: z.array(issue).describe("The first 200 meetings that need a look."),
    last_call_at: timestamp.nullable().describe("The tool's last signed call."),
    last_refused_call_at: timestamp
      .nullable()
      .describe("The last call without the right signature, to the minute: check the secret in the tool."),
    synced_at: timestamp.nullable().describe("When the account was last read as a whole."),
    switched_at: timestamp.nullable(),
    created_at: timestamp,
  })
  .meta({ id: "Transition" });

export type TransitionBody = z.output<typeof transitionBody>;
export type SwitchTransitionBody = z.output<typeof switchTransitionBody>;
export type TransitionAnswer = z.output<typeof transition>;
