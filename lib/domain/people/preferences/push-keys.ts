import { z } from "zod";

/** The push messages that a user can choose; all are off by default. */
export const PUSH_KEYS = [
  "attending",
  "declined",
  "event_cancelled",
  "event_confirmed",
  "new_event",
  "new_message",
  "new_suggestion",
  "vote_update",
  "bookpage_created_admin",
] as const;

type PushKey = (typeof PUSH_KEYS)[number];
export type PushPreferences = Record<PushKey, boolean>;

export const buildPushPreferences = (value: boolean) =>
  Object.fromEntries(PUSH_KEYS.map((key) => [key, value])) as PushPreferences;

export const pushPreferences = z
  .object(Object.fromEntries(PUSH_KEYS.map((key) => [key, z.boolean()])) as Record<PushKey, z.ZodBoolean>)
  .meta({ id: "PushPreferences" });
