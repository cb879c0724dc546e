import { enqueueMeetingsMail } from "@/lib/domain/events/my-meetings/enqueue-meetings-mail";
import type { SEND_MEETINGS_LINK } from "@/lib/domain/events/my-meetings/tasks";
import { readClock } from "@/lib/platform/clock/read-clock";
import { getDatabase } from "@/lib/platform/db/client";
import type { PayloadOf } from "@/lib/platform/queue/task";

export const sendMeetingsLinkTask = (payload: PayloadOf<typeof SEND_MEETINGS_LINK>) =>
  enqueueMeetingsMail(getDatabase(), payload, readClock());
