import { database } from "@/lib/db/client";
import type { TaskPayloads } from "@/lib/jobs/payloads";
import { mailOwnLink } from "@/lib/mail/mail-own-link";

export const mailOwnLinkTask = (payload: TaskPayloads["mail_own_link"]) => mailOwnLink(database(), payload);
