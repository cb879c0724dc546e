import { defineTask } from "@/lib/platform/queue/task";
import type { MeetingLinkProvider } from "./place-kinds";

/** Something about the event has changed that its room, or the lack of one, has to follow. */
export const SYNC_CONFERENCE = defineTask<{ organization: string; event: string }>("follow_conference");

/** Somebody has connected what makes links: those that are missing are asked for again. */
export const RETRY_CONFERENCES = defineTask<{
  organization: string;
  user: string;
  providers: readonly MeetingLinkProvider[];
}>("retry_conferences");
