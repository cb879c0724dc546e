import { z } from "zod";
import { eventTime } from "@/lib/domain/events/schema";
import { id, timestamp } from "@/lib/platform/http/fields";

const MAX_HOLD_MINUTES = 30;

export const hold = z
  .object({
    _id: id,
    user: id,
    start: timestamp,
    end: timestamp,
    expires_at: timestamp.describe("From then on the time is free again, without a call."),
  })
  .meta({ id: "Hold" });

export const holdBody = z
  .object({
    user: id.describe("Whose time is kept."),
    start: eventTime,
    end: eventTime.describe("At most 24 hours after `start`."),
    minutes: z.int().min(1).max(MAX_HOLD_MINUTES).default(10).describe("How long the time is kept."),
  })
  .meta({ id: "HoldBody" });

export type HoldBody = z.output<typeof holdBody>;
