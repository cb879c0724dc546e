import { z } from "zod";
import { id, timestamp } from "@/lib/platform/http/fields";

/** The kinds of tombstones; also the names of the lists of which entries were deleted. */
export const TOMBSTONE_KINDS = [
  "absence",
  "appointment_type",
  "bookpage",
  "calendar_connection",
  "event",
  "form",
  "form_response",
  "invitation",
  "link",
  "location",
  "locator",
  "team",
  "third_party",
  "user",
  "waiting_entry",
  "webhook",
] as const;

export type TombstoneKind = (typeof TOMBSTONE_KINDS)[number];

/** The time for which a deletion is reported. */
export const TOMBSTONE_DAYS = 30;

/** The list entry of a deleted resource. */
export const tombstoneSchema = z
  .object({
    _id: id,
    deleted: z.literal(true),
    deleted_at: timestamp,
  })
  .meta({ id: "Deletion" });
