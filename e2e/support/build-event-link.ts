import { readFileSync } from "node:fs";
import path from "node:path";
import { buildMailedKey } from "@/lib/domain/events/visitor/mailed-key";
import type { StoryEvent } from "./fixtures";

/** Returns the personal link in the mails to `who`: an address, or null for the organiser. */
export function buildEventLink({ _id, invitees }: StoryEvent, who: string | null): string {
  process.env.BOOKPAGE_SECRET ??= readFileSync(
    path.join(process.env.E2E_DATA_DIR ?? ".data", "secret"),
    "utf8",
  ).trim();
  const invitee = invitees.find(({ email, su }) => (who === null ? su : email === who));
  return `/event/${_id}?key=${buildMailedKey({ id: invitee?._id ?? "", keyVersion: 0 })}`;
}
