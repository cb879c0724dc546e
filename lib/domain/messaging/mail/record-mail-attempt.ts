import type { Instant } from "@/lib/core/time/instant";
import { toStoredError } from "@/lib/domain/messaging/to-stored-error";
import type { Db } from "@/lib/platform/db/client";
import type { Mail } from "@/lib/platform/db/generated/client";
import { toRowKey } from "@/lib/platform/db/to-row-key";

/** Graphile-worker retries as often, over several days. */
export const MAX_MAIL_ATTEMPTS = 25;

/** Records that a server accepted the mail, unless the mail was returned meanwhile. */
export const recordMailSent = (
  db: Db,
  { organizationId, id }: Mail,
  sentBy: "organization" | "installation",
  now: Instant,
) =>
  db.mail.updateMany({
    where: { organizationId, id, state: "queued" },
    data: { attempts: { increment: 1 }, lastError: null, state: "sent", sentAt: new Date(now), sentBy },
  });

/** Records why a server did not accept the mail. */
export const recordMailFailure = (db: Db, { organizationId, id }: Mail, reason: string, isFinal: boolean) =>
  db.mail.update({
    where: toRowKey(organizationId, id),
    data: {
      attempts: { increment: 1 },
      lastError: toStoredError(reason),
      state: isFinal ? "failed" : "queued",
    },
  });

/** Records that the mail is not sent, as its recipient's address is suppressed. */
export const recordMailSuppressed = (db: Db, { organizationId, id }: Mail, reason: string) =>
  db.mail.update({
    where: toRowKey(organizationId, id),
    data: { lastError: toStoredError(reason), state: "failed" },
  });
