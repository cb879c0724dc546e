import type { JobHelpers } from "graphile-worker";
import { giveBackAccess } from "@/lib/domain/calendars/access/give-back-access";
import type { END_ACCESS } from "@/lib/domain/calendars/tasks";
import { giveBackVideo } from "@/lib/domain/conferencing/conferences/accounts/give-back-video";
import { database } from "@/lib/platform/db/client";
import { networkDeadline } from "@/lib/platform/outward/network-deadline";
import type { PayloadOf } from "@/lib/platform/queue/task";

const END_ACCESS_TIMEOUT_MS = 60_000;

/** Tried again by the queue, ever later, for some days. */
export function endAccessTask(payload: PayloadOf<typeof END_ACCESS>, { abortSignal }: JobHelpers) {
  return giveBackAccess(
    database(),
    payload,
    networkDeadline(END_ACCESS_TIMEOUT_MS, abortSignal),
    giveBackVideo(database()),
  );
}
