import { mailOwnLink } from "@/lib/domain/events/event-mails/mail-own-link";
import type { MAIL_OWN_LINK } from "@/lib/domain/events/event-mails/tasks";
import { database } from "@/lib/platform/db/client";
import type { PayloadOf } from "@/lib/platform/queue/task";

export const mailOwnLinkTask = (payload: PayloadOf<typeof MAIL_OWN_LINK>) => mailOwnLink(database(), payload);
