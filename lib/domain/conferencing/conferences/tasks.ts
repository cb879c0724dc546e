import { defineTask } from "@/lib/platform/queue/task";
import type { MeetingLinkProvider } from "./place-kinds";

/** Reconciles the meeting link with the event. */
export const SYNC_CONFERENCE = defineTask<{ organization: string; event: string }>("sync_conference");

/** Retries missing links after a user has connected a provider. */
export const RETRY_CONFERENCES = defineTask<{
  organization: string;
  user: string;
  providers: readonly MeetingLinkProvider[];
}>("retry_conferences");
