import { isDeepStrictEqual } from "node:util";
import type { Instant } from "@/lib/core/time/instant";
import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { omitUndefined } from "@/lib/platform/db/omit-undefined";
import { getPollSettings } from "./get-poll-settings";
import type { PollInput, PollSettings } from "./schema";

type Stored = Partial<PollSettings>;

/** Merges sent settings into the stored ones; null: no settings. A value equal to the stored one changes nothing. */
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
  // A new deadline reopens the poll.
  const { closed: _, ...open } = merged;
  return { ...open, deadline };
}
