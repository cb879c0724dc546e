import type { Instant } from "@/lib/core/time/instant";
import { toStoredError } from "@/lib/domain/messaging/to-stored-error";
import type { Db } from "@/lib/platform/db/client";
import type { Mail } from "@/lib/platform/db/generated/client";
import { toRowKey } from "@/lib/platform/db/to-row-key";

/** Graphile-worker retries as often, over several days. */
export const MAX_MAIL_ATTEMPTS = 25;

/** Records that a server accepted the mail. */
export const recordMailSent = (db: Db, mail: Mail, sentBy: "organization" | "installation", now: Instant) =>
  updateMail(db, mail, { lastError: null, state: "sent", sentAt: new Date(now), sentBy });

/** Records why a server did not accept the mail. */
export const recordMailFailure = (db: Db, mail: Mail, reason: string, isFinal: boolean) =>
  updateMail(db, mail, {
    lastError: toStoredError(reason),
    state: isFinal ? "failed" : "queued",
  });

const updateMail = (db: Db, { organizationId, id }: Mail, data: object) =>
  db.mail.update({ where: toRowKey(organizationId, id), data: { attempts: { increment: 1 }, ...data } });
