import { z } from "zod";
import { id, LIMITS, requiredLine } from "@/lib/platform/http/fields";

const MAX_NAMED_ROOMS = 100;
const MAX_CAPACITY = 100_000;

export const capacity = z.int().min(1).max(MAX_CAPACITY);

/** Rooms in which the meetings of a page take place. */
export const rooms = z
  .object({
    needed: z
      .boolean()
      .optional()
      .describe("Default true; false: of a type that needs none, though its page does."),
    any_of: z
      .array(id)
      .min(1)
      .max(MAX_NAMED_ROOMS)
      .nullable()
      .optional()
      .describe("Users with `resource`, of which a meeting takes one; default: any of the organisation."),
    place: requiredLine(LIMITS.name)
      .optional()
      .describe(
        "Only rooms whose `place` is this, or has it between commas: `Berlin` is `Berlin, second floor`.",
      ),
    capacity: z
      .union([capacity, z.literal("guests")])
      .optional()
      .describe(
        "How many people a room must hold. `guests`: as many as come, the hosts included; of a meeting with seats all who can.",
      ),
  })
  .meta({ id: "PageRooms", examples: [{ place: "Berlin", capacity: "guests" }] });

export type RoomsSetting = z.output<typeof rooms>;
