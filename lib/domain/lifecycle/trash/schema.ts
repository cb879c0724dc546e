import { z } from "zod";
import { RESTORABLE_RESOURCES } from "@/lib/domain/audit/trash/trash-statements";
import { id, timestamp } from "@/lib/platform/http/fields";

export const trashItem = z
  .object({
    _id: id,
    resource: z.enum(RESTORABLE_RESOURCES),
    resource_id: id.describe("The id that it had, and has again when it is restored."),
    name: z.string().describe("What people know it by; empty where it had no name."),
    user: id.nullable().describe("The user whose it was; null: the organisation's, or a team's."),
    removed_by: id.nullable().describe("The user who deleted it; null: a program."),
    removed_at: timestamp,
    expires_at: timestamp.describe("Until then it can be restored."),
  })
  .meta({ id: "Removal" });
