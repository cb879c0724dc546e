import { given } from "@/lib/platform/db/given";
import type { PollInput, PollSettings } from "./schema";

type Stored = Partial<PollSettings>;

/** What is said of a poll once this was sent, too; null: as if nothing had been said. */
export const mergePoll = (before: unknown, sent: PollInput | null): Stored | null =>
  sent && { ...(before as Stored | null), ...given(sent) };
