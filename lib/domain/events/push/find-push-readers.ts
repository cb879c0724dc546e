import { findParticipants, type MailReader } from "@/lib/domain/events/event-mails/find-readers";
import type { MailNotice } from "@/lib/domain/events/event-mails/list-mail-notices";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import type { EmailKey } from "@/lib/domain/people/preferences/email-keys";
import { PUSH_KEYS } from "@/lib/domain/people/preferences/push-keys";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Mails have two more kinds for hosts and guests, which push does not distinguish. */
const findPushKey = (key: EmailKey | "always") =>
  PUSH_KEYS.find((known) => known === key) ?? PUSH_KEYS.find((known) => `${known}_admin` === key);

/** Finds the participants who want push messages of this kind. */
export const findPushReaders = (
  db: Db,
  organization: OrganizationId,
  visitors: readonly EventVisitor[],
  notice: MailNotice,
): Promise<MailReader[]> =>
  findParticipants(db, organization, visitors, notice, ({ push }, key) => {
    const chosen = findPushKey(key);
    return chosen !== undefined && push[chosen] === true;
  });
