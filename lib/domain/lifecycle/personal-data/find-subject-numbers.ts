import { findTextNumber } from "@/lib/domain/events/planned-steps/find-text-number";
import type { Db } from "@/lib/platform/db/client";
import type { SubjectIdentifiers } from "./subject-identifiers";

/** Finds the invitees that the person is or was, and their phone numbers in E.164, that of the account among them. */
export async function findSubjectNumbers(
  db: Db,
  { organization: organizationId, emails, user, events }: SubjectIdentifiers,
): Promise<{ invitees: string[]; numbers: string[] }> {
  const invitees = await db.invitee.findMany({
    where: {
      organizationId,
      eventId: { in: [...events] },
      OR: [{ email: { in: [...emails] } }, ...(user ? [{ userId: user }] : [])],
    },
    select: {
      id: true,
      phone: true,
      answers: true,
      timezone: true,
      locale: true,
      event: { select: { timezone: true } },
    },
  });
  const phone = user
    ? await db.userPhone.findUnique({ where: { organizationId_userId: { organizationId, userId: user } } })
    : null;
  const numbers = [...invitees.map(findTextNumber), phone?.number ?? null].filter(
    (number) => number !== null,
  );
  return { invitees: invitees.map(({ id }) => id), numbers: [...new Set(numbers)] };
}
