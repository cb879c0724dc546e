import { followPoll } from "@/lib/domain/events/poll/follow-poll";
import type { FOLLOW_POLL } from "@/lib/domain/events/tasks";
import { readClock } from "@/lib/platform/clock/read-clock";
import { database } from "@/lib/platform/db/client";
import type { PayloadOf } from "@/lib/platform/queue/task";

export async function followPollTask(payload: PayloadOf<typeof FOLLOW_POLL>): Promise<void> {
  await followPoll(database(), payload, readClock());
}
