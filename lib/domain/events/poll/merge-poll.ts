import { isDeepStrictEqual } from "node:util";
import type { Instant } from "@/lib/core/time/instant";
import { omitUndefined } from "@/lib/platform/db/omit-undefined";
import { buildFieldProblem } from "@/lib/platform/http/problem";
import { getPollSettings } from "./get-poll-settings";
import type { PollInput, PollSettings } from "./schema";

type Stored = Partial<PollSettings>;

/** What is said of a poll once this was sent, too; null: as if nothing had been said. What is said already adds nothing. */
export function mergePoll(before: unknown, sent: PollInput | null, now: Instant): Stored | null {
  if (sent === null) return null;
  const after = merge(before, sent, now);
  const isSame =
    before !== null && isDeepStrictEqual(getPollSettings({ poll: before }), getPollSettings({ poll: after }));
  return isSame ? (before as Stored) : after;
}

function merge(before: unknown, sent: PollInput, now: Instant): Stored {
  const { deadline: until, ...rest } = sent;
  const stored = before as Stored | null;
  const merged: Stored = { ...stored, ...omitUndefined(rest) };
  if (until === undefined) return merged;
  const deadline = until?.toISOString() ?? null;
  if (deadline === getPollSettings({ poll: before }).deadline)
    return { ...merged, ...(deadline && { deadline }) };
  if (until && +until <= now)
    throw buildFieldProblem("/poll/deadline", "past", "poll.deadline must be in the future");
  // Another deadline has not been acted upon.
  const { closed: _, ...open } = merged;
  return { ...open, deadline };
}
