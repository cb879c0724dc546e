import { findBlockedGuests } from "@/lib/domain/booking-pages/guest-policy/find-blocked-guests";
import { changeEvent } from "@/lib/domain/events/changes/change-event";
import { enqueueNotifications } from "@/lib/domain/events/changes/enqueue-notifications";
import type { EventTarget } from "@/lib/domain/events/changes/event-target";
import { voteOnEvent } from "@/lib/domain/events/changes/vote-on-event";
import type { EventRow } from "@/lib/domain/events/event-rows";
import type { VoteBody } from "@/lib/domain/events/operation-schema";
import { deriveEventPhase } from "@/lib/domain/events/policy";
import { hashToken } from "@/lib/platform/crypto/token";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { getPollSettings, isPollClosed } from "./get-poll-settings";

/** A visitor who joins an open poll by its link. */
export interface NewParticipant extends Omit<VoteBody, "invitee"> {
  name: string;
  email: string | null;
  lang: string;
  timezone: string;
  /** The personal key, derived from the form, so that a form sent twice adds one participant. */
  key: string;
}

/** `known`: the address takes part already. `full`: the poll has its maximum of participants. */
export type PollJoinResult = "joined" | "closed" | "full" | "known" | "unwelcome";

/**
 * Joins an open poll with these answers. The participant is not bound to a user, as the address is unverified. Throws
 * if an answer is rejected; then nothing is written.
 */
export async function joinPoll(
  db: Db,
  target: EventTarget,
  participant: NewParticipant,
): Promise<PollJoinResult> {
  const { name, email, lang, timezone, key, dates, places } = participant;
  const { organization, now } = target;
  return withTransaction(db, async (tx) => {
    const verdict: { refused: PollJoinResult | null } = { refused: null };
    const id = generateId();
    const { event } = await changeEvent(tx, { ...target, isQuiet: true }, "invite", async (_, event) => {
      verdict.refused = await evaluateParticipant(tx, event, participant, target);
      if (verdict.refused) return null;
      await tx.invitee.create({
        data: {
          id,
          eventId: event.id,
          organizationId: organization,
          email,
          fullName: name,
          timezone,
          locale: lang,
          keyHash: hashToken(key),
          position: Math.max(...event.invitees.map(({ position }) => position)) + 1,
          createdByUserId: event.createdByUserId,
        },
      });
      return { happened: "new_invitee" };
    });
    if (verdict.refused) return verdict.refused;
    const voted = await voteOnEvent(tx, target, { invitee: id, dates, places });
    if (email !== null) {
      const people = [{ id, email, userId: null }];
      const notified = {
        id: event._id,
        version: voted.event.__v,
        phase: "planning",
        page: null,
        people,
        now,
      } as const;
      await enqueueNotifications(tx, organization, notified, [{ kind: "answered", about: id }]);
    }
    return "joined";
  });
}

async function evaluateParticipant(
  tx: Db,
  event: EventRow,
  { email, key }: NewParticipant,
  { organization, now }: EventTarget,
): Promise<PollJoinResult | null> {
  const hash = hashToken(key);
  if (event.invitees.some(({ keyHash }) => Buffer.compare(keyHash, hash) === 0)) return "joined";
  const { open, max_participants: limit } = getPollSettings(event);
  if (!open || deriveEventPhase(event) !== "planning" || isPollClosed(event, now)) return "closed";
  if (email !== null && event.invitees.some((one) => one.email === email)) return "known";
  if (event.invitees.filter(({ isOrganizer, host }) => !isOrganizer && !host).length >= limit) return "full";
  const unwelcome = email === null ? [] : await findBlockedGuests(tx, organization, {}, [email]);
  return unwelcome.length > 0 ? "unwelcome" : null;
}
