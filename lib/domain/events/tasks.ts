import { defineTask, type PayloadOf } from "@/lib/platform/queue/task";
import type { News } from "./changes/news";
import type { Phase } from "./policy";

/** What happened to the event, which made it this version and left it in this phase; to `events` of a series at once. */
export const MAIL_NEWS = defineTask<
  News & { organization: string; event: string; events?: readonly string[]; version: number; phase: Phase }
>("mail_news");

/** What a poll does by itself: it asks again before its deadline, and ends there. A key per event. */
export const FOLLOW_POLL = defineTask<{ organization: string; event: string }>("follow_poll");

export type EventNews = PayloadOf<typeof MAIL_NEWS>;
