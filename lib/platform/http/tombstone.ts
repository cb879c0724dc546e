import { z } from "zod";
import { id, timestamp } from "./fields";

/** What is noted when something is deleted; also the name of the lists that it is missed in. */
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

/** For how long a deletion is told of. */
export const TOMBSTONE_DAYS = 30;

/** Stands in a list for what is not there any more. */
export const tombstoneSchema = z
  .object({
    _id: id,
    deleted: z.literal(true),
    deleted_at: timestamp,
  })
  .meta({ id: "Deletion" });
