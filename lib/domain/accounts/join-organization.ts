import { z } from "zod";
import type { Instant } from "@/lib/core/time/instant";
import { mailKnownAddress } from "@/lib/domain/mail/account-mail";
import { countAttempt } from "@/lib/domain/passwords/attempts";
import { writePassword } from "@/lib/domain/passwords/write-password";
import { type Device, startSession } from "@/lib/domain/sessions/start-session";
import { user as userSchema } from "@/lib/domain/users/schema";
import { serializeUser, withContext } from "@/lib/domain/users/serialize";
import { fireActions } from "@/lib/domain/webhooks/fire-actions";
import { hashPassword } from "@/lib/platform/crypto/password";
import { hashToken } from "@/lib/platform/crypto/token";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { findSqlState, mentions } from "@/lib/platform/db/failures";
import { newId } from "@/lib/platform/db/id";
import { inSavepoint } from "@/lib/platform/db/in-savepoint";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import type { Language } from "@/lib/platform/i18n/languages";
import { signIn } from "./sign-in";

export interface Joining {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  timezone: string;
  language: Language;
  /** From the link: what the organisation calls the person. */
  extid: string | null;
}

export type JoinResult =
  | { outcome: "joined"; session: string }
  /** The address has an account already, which its owner is told by mail. */
  | { outcome: "known" }
  | { outcome: "extid_taken" }
  | { outcome: "closed" };

const GIVE_BACK = statement("UPDATE invitations SET uses = uses - 1 WHERE token_hash = $1");

/** Makes an account with an invitation and signs in. */
export async function joinOrganization(
  db: Db,
  token: string,
  joining: Joining,
  device: Device,
  now: Instant,
): Promise<JoinResult> {
  const passwordHash = await hashPassword(joining.password);
  const result = await inTransaction(db, async (tx) => {
    const organization = await takeInvitation(tx, token, now);
    if (!organization) return { outcome: "closed" } as const;
    const made = await createMember(tx, organization, joining, now);
    if (typeof made === "string") {
      await sql(tx, GIVE_BACK, [hashToken(token)]);
      return { outcome: made } as const;
    }
    await writePassword(tx, made, passwordHash);
    await fireActions(tx, {
      organization,
      actions: ["user.joined"],
      about: async () => ({ user: made.id, resource: z.encode(userSchema, serializeUser(made)) }),
    });
    return { outcome: "joined", session: await startSession(tx, made.id, device, now) } as const;
  });
  return result.outcome === "known" ? meetKnown(db, joining, device, now) : result;
}

const TAKE = statement<{ organization_id: string }>(`
  UPDATE invitations SET uses = uses + 1
   WHERE token_hash = $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $2)
     AND (max_uses IS NULL OR uses < max_uses)
   RETURNING organization_id`);

/** Counts one use of an invitation that is open, and answers whose it is. */
async function takeInvitation(tx: Db, token: string, now: Instant): Promise<OrganizationId | null> {
  const [row] = await sql(tx, TAKE, [hashToken(token), new Date(now)]);
  return row ? asOrganizationId(row.organization_id) : null;
}

async function createMember(tx: Db, organization: OrganizationId, joining: Joining, now: Instant) {
  try {
    return await inSavepoint(tx, (inner) =>
      inner.user.create({
        data: {
          id: newId(),
          organizationId: organization,
          calendarListId: newId(),
          email: joining.email,
          firstName: joining.firstName,
          lastName: joining.lastName || null,
          timezone: joining.timezone,
          language: joining.language,
          extid: joining.extid,
          signedupWith: "password",
          consentTerms: new Date(now),
        },
        include: withContext,
      }),
    );
  } catch (error) {
    if (findSqlState(error) !== "23505") throw error;
    return mentions(error, "extid") ? "extid_taken" : "known";
  }
}

/** Who knows the password of the account is its owner, or has clicked twice. Everybody else learns nothing here. */
async function meetKnown(
  db: Db,
  { email, password }: Joining,
  device: Device,
  now: Instant,
): Promise<JoinResult> {
  const signedIn = await signIn(db, { name: email, password }, device, now);
  if (signedIn.outcome === "signed_in") return { outcome: "joined", session: signedIn.session };
  if ((await countAttempt("link", email)) > 0) return { outcome: "known" };
  const user = await db.user.findUnique({ where: { email } });
  if (user) await inTransaction(db, (tx) => mailKnownAddress(tx, user));
  return { outcome: "known" };
}
