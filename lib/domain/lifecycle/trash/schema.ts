import { z } from "zod";
import { RESTORABLE_RESOURCES } from "@/lib/domain/audit/trash/trash-statements";
import { id, timestamp } from "@/lib/platform/http/fields";

export const trashItem = z
  .object({
    _id: id,
    resource: z.enum(RESTORABLE_RESOURCES),
    resource_id: id.describe("The id that it had, and has again when it is restored."),
    name: z.string().describe("The display name; empty if it had none."),
    user: id.nullable().describe("The user that it belonged to; null: the organisation or a team."),
    deleted_by: id.nullable().describe("The user who deleted it; null: a program."),
    deleted_at: timestamp,
    expires_at: timestamp.describe("The end of the period in which it can be restored."),
  })
  .meta({ id: "TrashItem" });
