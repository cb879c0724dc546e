import { database } from "@/lib/db/client";
import type { TaskPayloads } from "@/lib/jobs/payloads";
import { mailNews } from "@/lib/mail/mail-news";
import { instant } from "@/lib/time/instant";

export const mailNewsTask = (payload: TaskPayloads["mail_news"]) =>
  mailNews(database(), payload, instant(Date.now()));
