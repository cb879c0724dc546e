import { isDeepStrictEqual } from "node:util";
import type { Instant } from "@/lib/core/time/instant";
import { given } from "@/lib/platform/db/given";
import { fieldProblem } from "@/lib/platform/http/problem";
import { readPoll } from "./read-poll";
import type { PollInput, PollSettings } from "./schema";

type Stored = Partial<PollSettings>;

/** What is said of a poll once this was sent, too; null: as if nothing had been said. What is said already adds nothing. */
export function mergePoll(before: unknown, sent: PollInput | null, now: Instant): Stored | null {
  if (sent === null) return null;
  const after = merge(before, sent, now);
  const isSame = before !== null && isDeepStrictEqual(readPoll({ poll: before }), readPoll({ poll: after }));
  return isSame ? (before as Stored) : after;
}

function merge(before: unknown, sent: PollInput, now: Instant): Stored {
  const { deadline: until, ...rest } = sent;
  const stored = before as Stored | null;
  const merged: Stored = { ...stored, ...given(rest) };
  if (until === undefined) return merged;
  const deadline = until?.toISOString() ?? null;
  if (deadline === readPoll({ poll: before }).deadline) return { ...merged, ...(deadline && { deadline }) };
  if (until && +until <= now)
    throw fieldProblem("/poll/deadline", "past", "poll.deadline must be in the future");
  // Another deadline has not been acted upon.
  const { closed: _, ...open } = merged;
  return { ...open, deadline };
}
