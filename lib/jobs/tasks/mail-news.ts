import { database } from "@/lib/db/client";
import type { TaskPayloads } from "@/lib/jobs/payloads";
import { mailNews } from "@/lib/mail/mail-news";
import { pushNews } from "@/lib/push/push-news";
import { instant } from "@/lib/time/instant";

/** Mails first; both are written once, however often this runs. */
export async function mailNewsTask(payload: TaskPayloads["mail_news"]) {
  const now = instant(Date.now());
  await mailNews(database(), payload, now);
  await pushNews(database(), payload, now);
}
