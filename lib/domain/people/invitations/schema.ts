import { z } from "zod";
import { ROLES } from "@/lib/domain/contracts/audience";
import { problemBody } from "@/lib/domain/contracts/problem-schema";
import { email, id, LIMITS, language, line, requiredLine, timestamp } from "@/lib/platform/http/fields";
import { INVITATION_STATES } from "./options";

const MAX_USES = 100_000;

/** Maximum number of invitations per request. */
export const MAX_INVITATIONS = 100;

/** `open`: the invitation can be used and has not been used up. */

const role = z.enum(ROLES);

export const invitation = z
  .object({
    _id: id,
    name: z.string(),
    email: z
      .string()
      .nullable()
      .describe("The address that it was mailed to; null: a link without a fixed recipient."),
    user: id.nullable().describe("An existing user who has never signed in."),
    role: role.describe("The role of the people who join."),
    team: id.nullable().describe("In which team; a manager manages it."),
    state: z.enum(INVITATION_STATES),
    invited_by: id.nullable().describe("The sender; null: an API key."),
    invited_by_name: z.string().nullable(),
    mailed_at: timestamp.nullable().describe("The time of the latest mail."),
    mails: z.int().describe("The number of mails."),
    remind_from: timestamp.nullable().describe("The earliest time of the next mail; null: never."),
    joined_at: timestamp.nullable(),
    uses: z.int().describe("The number of people who have joined with the link."),
    max_uses: z.int().nullable().describe("The maximum number of people; null: any number."),
    expires_at: timestamp.nullable(),
    revoked_at: timestamp.nullable(),
    createdAt: timestamp,
  })
  .meta({ id: "Invitation" });

const link = z
  .string()
  .meta({ examples: ["https://meet.example.com/join/V9cQe4rT1yU8iO3pL6sD0fG5hx7Kq2mA"] });

export const newInvitation = invitation
  .extend({
    link: link.describe(
      "The link. A link without a fixed recipient is shown this once; an `?extid=` that you add to it becomes the `account.organization.extid` of the person who joins.",
    ),
  })
  .meta({ id: "CreatedInvitation" });

export const invitationLink = z.object({ link });

const isOfOneKind = ({ name, email: address, user }: { name?: unknown; email?: unknown; user?: unknown }) =>
  address !== undefined ? user === undefined : user !== undefined || name !== undefined;

export const invitationBody = z
  .object({
    name: requiredLine(LIMITS.name)
      .optional()
      .describe("The recipient of a link that you hand out yourself. Mandatory without `email` and `user`."),
    email: email.optional().describe("The address to mail the link to: only this person can join with it."),
    user: id
      .optional()
      .describe(
        "Alternatively: an existing user of the organisation, for instance an imported one, who has never signed in.",
      ),
    first_name: line(LIMITS.name).nullable().optional(),
    last_name: line(LIMITS.name).nullable().optional(),
    language: language
      .optional()
      .describe("The language of the mail. Default: the inviter's language, else en."),
    role: role
      .optional()
      .describe(
        "Default: member. The role cannot be higher than the inviter's; see `role` of a user. Not with `user`.",
      ),
    team: id.optional().describe("The external id in the organisation. Not with `user`."),
    expires_at: timestamp
      .nullable()
      .optional()
      .describe("Default: never of a link that you hand out, else after 14 days."),
    max_uses: z
      .int()
      .min(1)
      .max(MAX_USES)
      .nullable()
      .optional()
      .describe("For a link that you hand out. Default: any number."),
  })
  .refine(isOfOneKind, {
    path: ["email"],
    error:
      "must be there, or else name (of a link to hand out) or user (a user who has never signed in): one of them",
  })
  .meta({ id: "InvitationBody" });

/** Entries are validated one by one, so that an invalid one does not stop the others. */
export const invitationBatch = z
  .object({
    dry_run: z
      .boolean()
      .optional()
      .describe("Returns the expected result of each entry, and changes nothing."),
    invitations: z
      .array(z.unknown().meta({ $ref: "#/components/schemas/InvitationBody" }))
      .max(MAX_INVITATIONS),
  })
  .meta({ id: "InvitationBatch" });

export const invitationBatchResponse = z
  .object({
    results: z.array(
      z
        .object({
          status: z.int().describe("The status that a single request would have returned."),
          invitation: newInvitation.optional(),
          error: problemBody
            .pick({
              type: true,
              title: true,
              status: true,
              detail: true,
              code: true,
              message: true,
              errors: true,
            })
            .optional()
            .describe("Its pointers refer to the body of the whole request."),
        })
        .meta({ id: "InvitationBatchResult" }),
    ),
  })
  .meta({ id: "InvitationBatchAnswer" });

export type InvitationBody = z.output<typeof invitationBody>;
export type InvitationBatch = z.output<typeof invitationBatch>;
export type InvitationState = (typeof INVITATION_STATES)[number];
