import { defineTask } from "@/lib/platform/queue/task";

/** Something about the event has changed that its room, or the lack of one, has to follow. */
export const FOLLOW_CONFERENCE = defineTask<{ organization: string; event: string }>("follow_conference");
