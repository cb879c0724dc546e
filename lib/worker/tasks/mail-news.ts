import { instant } from "@/lib/core/time/instant";
import { mailNews } from "@/lib/domain/event-mails/mail-news";
import type { EventNews } from "@/lib/domain/events/tasks";
import { pushNews } from "@/lib/domain/push/push-news";
import { database } from "@/lib/platform/db/client";

/** Mails first; both are written once, however often this runs. */
export async function mailNewsTask(payload: EventNews) {
  const now = instant(Date.now());
  await mailNews(database(), payload, now);
  await pushNews(database(), payload, now);
}
