import type { Instant } from "@/lib/core/time/instant";
import { createAccountLink } from "@/lib/domain/auth/passwords/account-links";
import { registerUsername } from "@/lib/domain/auth/passwords/register-username";
import { revokeSignIns } from "@/lib/domain/auth/passwords/revoke-sign-ins";
import { insertAvailability } from "@/lib/domain/availability/availabilities/create-availability";
import { lockAvailability } from "@/lib/domain/availability/availabilities/lock-availability";
import type { AvailabilityBody } from "@/lib/domain/availability/availabilities/schema";
import { updateLockedAvailability } from "@/lib/domain/availability/availabilities/update-locked-availability";
import { insertBookpage } from "@/lib/domain/booking-pages/bookpages/create-bookpage";
import { lockBookpage } from "@/lib/domain/booking-pages/bookpages/lock-bookpage";
import { updateLockedBookpage } from "@/lib/domain/booking-pages/bookpages/update-locked-bookpage";
import { connectExchangeAccounts } from "@/lib/domain/calendars/connect-exchange-accounts";
import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { buildPasswordEmail } from "@/lib/domain/messaging/mail/account-emails";
import { storeAccountMails } from "@/lib/domain/messaging/mail/store-account-mails";
import { hashPassword } from "@/lib/platform/crypto/password";
import type { Db } from "@/lib/platform/db/client";
import { findSqlState } from "@/lib/platform/db/database-errors";
import type { User } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { UserUpdate } from "./schema";

type RelatedRecords = Omit<UserUpdate, "organization" | "user">;

/**
 * Writes the records that a call sends with a user: credentials, main availability, primary page and
 * calendars. Returns and mails the sign-up link if the body requests one.
 */
export async function upsertRelatedRecords(
  tx: Db,
  organization: OrganizationId,
  user: User,
  body: RelatedRecords,
  now: Instant,
): Promise<{ link?: string }> {
  if (body.login) await upsertLogin(tx, organization, user.id, body.login.credentials);
  if (body.availability) await upsertAvailability(tx, organization, user, body.availability, now);
  if (body.bookpage) await upsertBookpage(tx, organization, user.id, body.bookpage);
  if (body.calendars) await connectExchangeAccounts(tx, organization, user.id, body.calendars, now);
  if (!body.finish_signup_with) return {};
  const link = await createAccountLink(tx, user, { kind: "signup" }, now);
  await storeAccountMails(tx, organization, [user], buildPasswordEmail("signup", link));
  return { link };
}

async function upsertLogin(
  tx: Db,
  organizationId: OrganizationId,
  userId: string,
  { username, password }: { username: string; password: string },
) {
  const passwordHash = await hashPassword(password);
  await revokeSignIns(tx, { id: userId, organizationId }, null);
  try {
    await tx.login.upsert({
      where: { organizationId_userId: { organizationId, userId } },
      create: { userId, organizationId, username, passwordHash },
      update: { username, passwordHash },
    });
  } catch (error) {
    if (findSqlState(error) !== "23505") throw error;
    throw buildUsernameTakenProblem();
  }
  if (!(await registerUsername(tx, organizationId, userId, username))) throw buildUsernameTakenProblem();
}

const buildUsernameTakenProblem = () =>
  buildFieldProblem("/login/credentials/username", "taken", "This username is taken", "conflict");

async function upsertAvailability(
  tx: Db,
  organization: OrganizationId,
  user: User,
  body: AvailabilityBody,
  now: Instant,
) {
  const main = await lockAvailability(tx, organization, { user_id: user.id });
  return main
    ? updateLockedAvailability(tx, main, body, now, "/availability")
    : insertAvailability(tx, organization, user, body, now, "/availability");
}

async function upsertBookpage(
  tx: Db,
  organization: OrganizationId,
  userId: string,
  body: NonNullable<UserUpdate["bookpage"]>,
) {
  const primary = await lockBookpage(tx, organization, { userId, secondary: false });
  return primary
    ? updateLockedBookpage(tx, primary, body, { pointer: "/bookpage" })
    : insertBookpage(tx, organization, { ...body, belongs_to: userId }, "/bookpage");
}
