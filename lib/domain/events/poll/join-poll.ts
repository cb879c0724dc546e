import { findBlockedGuests } from "@/lib/domain/booking-pages/guest-policy/find-blocked-guests";
import { changeEvent } from "@/lib/domain/events/changes/change-event";
import type { EventTarget } from "@/lib/domain/events/changes/event-target";
import { tellPeople } from "@/lib/domain/events/changes/tell-people";
import { voteOnEvent } from "@/lib/domain/events/changes/vote-on-event";
import type { EventRow } from "@/lib/domain/events/event-rows";
import type { VoteBody } from "@/lib/domain/events/operation-schema";
import { derivePhase } from "@/lib/domain/events/policy";
import { hashToken } from "@/lib/platform/crypto/token";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import { isPollClosed, readPoll } from "./read-poll";

/** Somebody who has the link of an open poll. */
export interface Newcomer extends Omit<VoteBody, "invitee"> {
  name: string;
  email: string | null;
  lang: string;
  timezone: string;
  /** The personal key, which follows from the form: one that is sent twice takes part once. */
  key: string;
}

/** `known`: the address takes part already. `full`: nobody more can. */
export type Joining = "joined" | "closed" | "full" | "known" | "unwelcome";

/**
 * Takes part in an open poll with these answers. Nobody is bound to a user by an address that anybody could have typed.
 * What is refused of the answers is thrown, and nothing is written.
 */
export async function joinPoll(db: Db, target: EventTarget, newcomer: Newcomer): Promise<Joining> {
  const { name, email, lang, timezone, key, dates, places } = newcomer;
  const { organization, now } = target;
  return inTransaction(db, async (tx) => {
    const verdict: { refused: Joining | null } = { refused: null };
    const id = newId();
    const { event } = await changeEvent(tx, { ...target, isQuiet: true }, "invite", async (_, event) => {
      verdict.refused = await judge(tx, event, newcomer, target);
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
    const answered = await voteOnEvent(tx, target, { invitee: id, dates, places });
    if (email !== null) {
      const people = [{ id, email, userId: null }];
      const told = {
        id: event._id,
        version: answered.event.__v,
        phase: "planning",
        page: null,
        people,
        now,
      } as const;
      await tellPeople(tx, organization, told, [{ kind: "answered", about: id }]);
    }
    return "joined";
  });
}

async function judge(
  tx: Db,
  event: EventRow,
  { email, key }: Newcomer,
  { organization, now }: EventTarget,
): Promise<Joining | null> {
  const hash = hashToken(key);
  if (event.invitees.some(({ keyHash }) => Buffer.compare(keyHash, hash) === 0)) return "joined";
  const { open, max_participants: most } = readPoll(event);
  if (!open || derivePhase(event) !== "planning" || isPollClosed(event, now)) return "closed";
  if (email !== null && event.invitees.some((one) => one.email === email)) return "known";
  if (event.invitees.filter(({ su, host }) => !su && !host).length >= most) return "full";
  const unwelcome = email === null ? [] : await findBlockedGuests(tx, organization, {}, [email]);
  return unwelcome.length > 0 ? "unwelcome" : null;
}
