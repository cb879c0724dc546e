import type { Instant } from "@/lib/core/time/instant";
import { requireMailQuota } from "@/lib/domain/messaging/mail/require-mail-quota";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { EventNotification } from "./event-notifications";

/** Somebody who takes part in the event. */
export interface NotificationRecipient {
  id: string;
  email: string | null;
  userId: string | null;
  addressConfirmedAt?: Date | null;
}

/** News that somebody has just thought of: it can wait until tomorrow. All other news tells how a known meeting stands now. */
const DEFERRABLE_KINDS: readonly EventNotification["kind"][] = [
  "created",
  "joined",
  "invited",
  "message",
  "suggested",
  "reminded",
  "answered",
];

/** News that only the host hears of, or whoever asked to. */
const INTERNAL_KINDS: readonly EventNotification["kind"][] = ["declined", "voted", "closed"];

/** News for whom it is about, and for the host. */
const PERSONAL_KINDS: readonly EventNotification["kind"][] = ["invited", "joined", "answered"];

/** Counts the mails that the news may cause to people who never asked for one. */
export async function countNotificationMails(
  tx: Db,
  organization: OrganizationId,
  { page, people, now }: { page: string | null; people: readonly NotificationRecipient[]; now: Instant },
  news: readonly EventNotification[],
): Promise<void> {
  const strangers = people.filter(({ userId, addressConfirmedAt }) => !userId && !addressConfirmedAt);
  if (strangers.length === 0) return;
  const outward = news.filter(({ kind }) => !INTERNAL_KINDS.includes(kind));
  const recipients = outward.flatMap(({ kind, about }) =>
    strangers.flatMap(({ id, email }) =>
      email && (!PERSONAL_KINDS.includes(kind) || id === about) ? [email] : [],
    ),
  );
  const isNeeded = !outward.some(({ kind }) => DEFERRABLE_KINDS.includes(kind));
  await requireMailQuota(tx, organization, { recipients, page, isNeeded }, now);
}
