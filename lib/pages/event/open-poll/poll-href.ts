import { pollPath } from "@/lib/domain/events/poll/poll-link";
import { type Asked, askedParams } from "@/lib/pages/event/event-context";

/** The page of the open poll, with what its address asked for; `part` is where its form goes. */
export function pollHref(event: string, asked: Asked, change: Partial<Asked> = {}, part = ""): string {
  const kept = askedParams({ ...asked, ...change }).filter(([name]) => name !== "key");
  const query = new URLSearchParams(kept).toString();
  return `${pollPath(event)}${part}${query && `?${query}`}`;
}
