import type { Instant } from "@/lib/core/time/instant";
import { requireMailQuota } from "@/lib/domain/messaging/mail/require-mail-quota";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { EventNotification } from "./event-notification";

/** A participant of the event. */
export interface NotificationRecipient {
  id: string;
  email: string | null;
  userId: string | null;
  addressConfirmedAt?: Date | null;
}

/** Notifications about something new, which can wait until tomorrow; all others report the state of a known meeting. */
const DEFERRABLE_KINDS: readonly EventNotification["kind"][] = [
  "created",
  "joined",
  "invited",
  "message",
  "suggested",
  "reminded",
  "answered",
];

/** Notifications that go only to the host or to users who subscribed to them. */
const INTERNAL_KINDS: readonly EventNotification["kind"][] = ["declined", "voted", "closed", "openRequest"];

/** Notifications that go only to the person they are about and to the host. */
const PERSONAL_KINDS: readonly EventNotification["kind"][] = ["invited", "joined", "answered"];

/** Counts the mails that a notification may send to people without an account. */
export async function countNotificationMails(
  tx: Db,
  organization: OrganizationId,
  { page, people, now }: { page: string | null; people: readonly NotificationRecipient[]; now: Instant },
  notifications: readonly EventNotification[],
): Promise<void> {
  const externals = people.filter(({ userId, addressConfirmedAt }) => !userId && !addressConfirmedAt);
  if (externals.length === 0) return;
  const external = notifications.filter(({ kind }) => !INTERNAL_KINDS.includes(kind));
  const recipients = external.flatMap(({ kind, about }) =>
    externals.flatMap(({ id, email }) =>
      email && (!PERSONAL_KINDS.includes(kind) || id === about) ? [email] : [],
    ),
  );
  const isNeeded = !external.some(({ kind }) => DEFERRABLE_KINDS.includes(kind));
  await requireMailQuota(tx, organization, { recipients, page, isNeeded }, now);
}
