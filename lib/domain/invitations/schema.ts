import { z } from "zod";
import { id, LIMITS, requiredLine, timestamp } from "@/lib/platform/http/fields";

const MAX_USES = 100_000;

export const invitation = z
  .object({
    _id: id,
    name: z.string(),
    uses: z.int().describe("How many people have joined with the link."),
    max_uses: z.int().nullable().describe("How many may; null: any number."),
    expires_at: timestamp.nullable(),
    revoked_at: timestamp.nullable(),
    createdAt: timestamp,
  })
  .meta({ id: "Invitation" });

export const newInvitation = invitation
  .extend({
    link: z
      .string()
      .describe(
        "The link: shown this once, it cannot be read again. What you add as `?extid=` becomes the `account.organization.extid` of whoever joins.",
      )
      .meta({ examples: ["https://meet.example.com/join/V9cQe4rT1yU8iO3pL6sD0fG5hx7Kq2mA"] }),
  })
  .meta({ id: "NewInvitation" });

export const invitationBody = z
  .object({
    name: requiredLine(LIMITS.name).describe("Whom the link is for."),
    expires_at: timestamp.nullable().optional().describe("Default: never."),
    max_uses: z.int().min(1).max(MAX_USES).nullable().optional().describe("Default: any number."),
  })
  .meta({ id: "InvitationBody" });

export type InvitationBody = z.output<typeof invitationBody>;
