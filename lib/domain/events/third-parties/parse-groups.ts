import { MAX_EVENT_PARTS } from "@/lib/domain/events/schema";
import { LIMITS } from "@/lib/platform/http/fields";

/** Parses the groups of an app's users in its links, separated by commas (`agid`). */
export function parseGroups(text: string): string[] {
  const ids = text.split(",").map((id) => id.trim());
  return [...new Set(ids)]
    .filter((id) => id !== "" && id.length <= LIMITS.externalId)
    .slice(0, MAX_EVENT_PARTS.groups);
}
