import { toAnswers } from "@/lib/domain/events/answers";
import type { Db } from "@/lib/platform/db/client";
import type { SubjectIdentifiers } from "./subject-identifiers";

/** Exports events that the person created or was invited to, with their data and messages. */
export async function exportEvents(
  db: Db,
  { organization: organizationId, emails, user, events: ids }: SubjectIdentifiers,
) {
  const matchesPerson = { OR: [{ email: { in: [...emails] } }, ...(user ? [{ userId: user }] : [])] };
  const events = await db.event.findMany({
    where: { organizationId, id: { in: [...ids] } },
    orderBy: { id: "desc" },
    include: {
      invitees: { where: matchesPerson, include: { votes: true, declines: true, feedback: true } },
      messages: {
        where: { OR: [{ fromEmail: { in: [...emails] } }, ...(user ? [{ createdByUserId: user }] : [])] },
        orderBy: { id: "asc" },
      },
    },
  });
  return events.map((event) => ({
    _id: event.id,
    title: event.title,
    starts_at: event.startsAt,
    ends_at: event.endsAt,
    cancelled: event.cancelledAt,
    created: event.createdByUserId === user || emails.includes(event.createdByEmail ?? ""),
    invitees: event.invitees.map((invitee) => ({
      _id: invitee.id,
      email: invitee.email,
      full_name: invitee.fullName,
      phone: invitee.phone,
      company: invitee.company,
      timezone: invitee.timezone,
      lang: invitee.locale,
      answers: toAnswers(invitee),
      createdAt: invitee.createdAt,
      votes: invitee.votes.map(({ dateId, placeId, yes, ifNeedBe, updatedAt }) => ({
        date: dateId,
        place: placeId,
        yes,
        if_need_be: ifNeedBe,
        updatedAt,
      })),
      declined: invitee.declines[0]?.createdAt ?? null,
      reconfirmed_for: invitee.reconfirmedStartAt,
      feedback: invitee.feedback.map(({ rating, comment, createdAt, updatedAt }) => ({
        rating,
        comment,
        createdAt,
        updatedAt,
      })),
    })),
    messages: event.messages.map(({ id, body, createdAt }) => ({ _id: id, body, createdAt })),
  }));
}
