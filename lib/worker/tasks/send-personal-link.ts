import { enqueuePersonalLinkMail } from "@/lib/domain/events/event-mails/enqueue-personal-link-mail";
import type { SEND_PERSONAL_LINK } from "@/lib/domain/events/event-mails/tasks";
import { getDatabase } from "@/lib/platform/db/client";
import type { PayloadOf } from "@/lib/platform/queue/task";

export const sendPersonalLinkTask = (payload: PayloadOf<typeof SEND_PERSONAL_LINK>) =>
  enqueuePersonalLinkMail(getDatabase(), payload);
