import { advancePoll } from "@/lib/domain/events/poll/advance-poll";
import type { ADVANCE_POLL } from "@/lib/domain/events/tasks";
import { readClock } from "@/lib/platform/clock/read-clock";
import { getDatabase } from "@/lib/platform/db/client";
import type { PayloadOf } from "@/lib/platform/queue/task";

export async function advancePollTask(payload: PayloadOf<typeof ADVANCE_POLL>): Promise<void> {
  await advancePoll(getDatabase(), payload, readClock());
}
