import type { Schemas } from "../api";

/** Flags that forbid or hide something: their switches allow it, so that on is the opposite of the stored value. */
const FORBIDDING_FLAGS: ReadonlySet<string> = new Set<keyof Schemas["Custom"]>([
  "hide_support",
  "hide_title",
  "block_new_invitee",
  "hide_places",
  "forbid_add_places",
  "one_slot",
  "set_lang",
  "set_timezone",
  "block_programs",
]);

/** Returns true if the switch of a flag shows the opposite of the stored value. */
export const isForbidding = (name: string): boolean => FORBIDDING_FLAGS.has(name);
