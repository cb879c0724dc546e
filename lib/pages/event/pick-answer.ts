import type { VoteAnswer } from "@/lib/domain/events/operation-schema";
import { getPollSettings } from "@/lib/domain/events/poll/get-poll-settings";
import type { BannerView } from "@/lib/pages/page-shell/view";
import { countVotes } from "./count-votes";
import type { EventContext } from "./event-context";

/** Returns the answer to this date that the visitor chose in a mail, if the poll accepts it. */
export function findPickedAnswer(
  { picked, offers, visitor }: EventContext,
  dateId: string,
): VoteAnswer | null {
  if (picked?.date !== dateId || !offers.has("vote")) return null;
  const { answer } = picked;
  if (answer !== "no" && visitor.fullDates.includes(dateId)) return null;
  return answer === "if_need_be" && !getPollSettings(visitor.event).if_need_be ? null : answer;
}

/** Tells a visitor that the answer from their mail is selected, and not yet saved. */
export function buildPickedNotice(context: EventContext): BannerView | null {
  const { picked, visitor, t } = context;
  const answer = picked && findPickedAnswer(context, picked.date);
  const isKnown = visitor.event.dates.some(({ id }) => id === picked?.date);
  if (!picked || !answer || !isKnown) return null;
  if (countVotes(visitor.event, "dateId").answer(visitor.id, picked.date) === answer) return null;
  const title = t("polls.picked", { save: t("eventPage.poll.save") });
  return { tone: "info", title, text: null, links: [] };
}
