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
      .describe("Users with `resource`; each meeting takes one of them. Default: any of the organisation."),
    place: requiredLine(LIMITS.name)
      .optional()
      .describe(
        "Only rooms with this `place`, or with it as one of the parts between commas: `Berlin` matches `Berlin, second floor`.",
      ),
    capacity: z
      .union([capacity, z.literal("guests")])
      .optional()
      .describe(
        "The capacity that a room must have. `guests`: the number of participants, the hosts included; for a meeting with seats the maximum.",
      ),
  })
  .meta({ id: "PageRooms", examples: [{ place: "Berlin", capacity: "guests" }] });

export type RoomsSetting = z.output<typeof rooms>;
