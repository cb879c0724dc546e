import { voteOnEvent } from "@/lib/domain/events/changes/vote-on-event";
import { isVoteAnswer } from "@/lib/domain/events/operation-schema";
import type { Db } from "@/lib/platform/db/client";
import { type EventFormOutcome, type EventSubmission, rejectStep } from "./event-submission";
import { isDateFull } from "./is-date-full";

/** Stores the votes of the key's holder. Browsers do not send unanswered options, so those stay open. */
export async function submitVotes(
  db: Db,
  { visitor, offers, target, values }: EventSubmission,
): Promise<EventFormOutcome> {
  const { event } = visitor;
  if (values.none !== undefined && offers.has("vote")) {
    const dates = Object.fromEntries(event.dates.map(({ id }) => [id, "no" as const]));
    await voteOnEvent(db, target, { invitee: visitor.id, dates });
    return { done: "none" };
  }
  if (values.return !== undefined) {
    if (!offers.has("return")) return { done: "changed" };
    await voteOnEvent(db, target, { invitee: visitor.id }, { comesBack: true });
    return { done: "returned" };
  }
  if (offers.has("return")) return { done: "changed" };
  const [dates, places] = [answers("date", event.dates), answers("place", event.places)];
  const count = Object.keys(dates).length + Object.keys(places).length;
  if (count === 0) return offers.has("vote") ? rejectStep("vote", missing) : { done: "changed" };
  const isTaken = await isDateFull(() => voteOnEvent(db, target, { invitee: visitor.id, dates, places }));
  if (isTaken)
    return offers.has("vote") ? rejectStep("vote", { field: "poll", text: "placeGone" }) : { done: "taken" };
  return { done: offers.has("vote") ? "voted" : "attending" };

  function answers(kind: "date" | "place", entries: readonly { id: string }[]) {
    return Object.fromEntries(
      entries.flatMap(({ id }) => {
        const answer = values[`${kind}-${id}`];
        return isVoteAnswer(answer) ? [[id, answer] as const] : [];
      }),
    );
  }
}

const missing = { field: "poll", text: "answerMissing" } as const;
