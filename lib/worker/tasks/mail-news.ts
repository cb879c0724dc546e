import { awaitsLink } from "@/lib/domain/events/event-conferences/awaits-link";
import { mailNews } from "@/lib/domain/events/event-mails/mail-news";
import { pushNews } from "@/lib/domain/events/push/push-news";
import { type EventNews, MAIL_NEWS } from "@/lib/domain/events/tasks";
import { readClock } from "@/lib/platform/clock/read-clock";
import { database } from "@/lib/platform/db/client";
import { addJob } from "@/lib/platform/queue/add-job";

/** Between two looks whether a link is there. */
const WAIT_FOR_LINK_MS = 2000;

/** Mails first; both are written once, however often this runs. */
export async function mailNewsTask(payload: EventNews) {
  const now = readClock();
  if (await awaitsLink(database(), payload, now)) {
    await addJob(database(), MAIL_NEWS, payload, { afterMs: WAIT_FOR_LINK_MS });
    return;
  }
  await mailNews(database(), payload, now);
  await pushNews(database(), payload, now);
}
