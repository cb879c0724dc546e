import type { Instant } from "@/lib/core/time/instant";
import { endSignIns } from "@/lib/domain/auth/passwords/end-sign-ins";
import { createLink } from "@/lib/domain/auth/passwords/links";
import { takeUsername } from "@/lib/domain/auth/passwords/take-username";
import { changeAvailability } from "@/lib/domain/availability/availabilities/change-availability";
import { insertAvailability } from "@/lib/domain/availability/availabilities/create-availability";
import { lockAvailability } from "@/lib/domain/availability/availabilities/lock-availability";
import type { AvailabilityBody } from "@/lib/domain/availability/availabilities/schema";
import { changeBookpage } from "@/lib/domain/booking-pages/bookpages/change-bookpage";
import { insertBookpage } from "@/lib/domain/booking-pages/bookpages/create-bookpage";
import { lockBookpage } from "@/lib/domain/booking-pages/bookpages/lock-bookpage";
import { connectExchange } from "@/lib/domain/calendars/connect-exchange";
import { passwordLetter } from "@/lib/domain/messaging/mail/account-letters";
import { keepAccountMails } from "@/lib/domain/messaging/mail/account-mail";
import { hashPassword } from "@/lib/platform/crypto/password";
import type { Db } from "@/lib/platform/db/client";
import { findSqlState } from "@/lib/platform/db/failures";
import type { User } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { fieldProblem } from "@/lib/platform/http/problem";
import type { UserUpdate } from "./schema";

type Belongings = Omit<UserUpdate, "organization" | "user">;

/**
 * Writes what comes with a user in the same call: credentials, main availability, primary page, calendars.
 * Answers the sign-up link when one was asked for, and mails it.
 */
export async function writeBelongings(
  tx: Db,
  organization: OrganizationId,
  user: User,
  body: Belongings,
  now: Instant,
): Promise<{ link?: string }> {
  if (body.login) await writeLogin(tx, organization, user.id, body.login.credentials);
  if (body.availability) await writeAvailability(tx, organization, user, body.availability, now);
  if (body.bookpage) await writeBookpage(tx, organization, user.id, body.bookpage);
  if (body.calendars) await connectExchange(tx, organization, user.id, body.calendars, now);
  if (!body.finish_signup_with) return {};
  const link = await createLink(tx, user, { kind: "signup" }, now);
  await keepAccountMails(tx, organization, [user], passwordLetter("signup", link));
  return { link };
}

async function writeLogin(
  tx: Db,
  organizationId: OrganizationId,
  userId: string,
  { username, password }: { username: string; password: string },
) {
  const passwordHash = await hashPassword(password);
  await endSignIns(tx, { id: userId, organizationId }, null);
  try {
    await tx.login.upsert({
      where: { organizationId_userId: { organizationId, userId } },
      create: { userId, organizationId, username, passwordHash },
      update: { username, passwordHash },
    });
  } catch (error) {
    if (findSqlState(error) !== "23505") throw error;
    throw usernameTaken();
  }
  if (!(await takeUsername(tx, organizationId, userId, username))) throw usernameTaken();
}

const usernameTaken = () =>
  fieldProblem("/login/credentials/username", "taken", "This username is taken", "conflict");

async function writeAvailability(
  tx: Db,
  organization: OrganizationId,
  user: User,
  body: AvailabilityBody,
  now: Instant,
) {
  const main = await lockAvailability(tx, organization, { user_id: user.id });
  return main
    ? changeAvailability(tx, main, body, now, "/availability")
    : insertAvailability(tx, organization, user, body, now, "/availability");
}

async function writeBookpage(
  tx: Db,
  organization: OrganizationId,
  userId: string,
  body: NonNullable<UserUpdate["bookpage"]>,
) {
  const primary = await lockBookpage(tx, organization, { userId, secondary: false });
  return primary
    ? changeBookpage(tx, primary, body, { pointer: "/bookpage" })
    : insertBookpage(tx, organization, { ...body, belongs_to: userId }, "/bookpage");
}
