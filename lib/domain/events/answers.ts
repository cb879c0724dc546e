import type { Answer } from "@/lib/domain/booking-pages/questions/answer-schema";
import type { Invitee } from "@/lib/platform/db/generated/client";

export const toAnswers = ({ answers }: Pick<Invitee, "answers">) => answers as unknown as Answer[];

interface WithAnswers {
  invitees: readonly Pick<Invitee, "answers">[];
}

/** Lists the booker's answers, as only the booker is asked. Several bookers each have their own, so the list is empty. */
export function listAnswers({ invitees }: WithAnswers): Answer[] {
  const answered = invitees.map(toAnswers).filter((answers) => answers.length > 0);
  return answered.length > 1 ? [] : (answered[0] ?? []);
}
