import type { Answer } from "@/lib/domain/booking-pages/questions/answer-schema";
import type { Invitee } from "@/lib/platform/db/generated/client";

export const toAnswers = ({ answers }: Pick<Invitee, "answers">) => answers as unknown as Answer[];

interface WithAnswers {
  invitees: readonly Pick<Invitee, "answers">[];
}

/** Those of whoever booked: nobody else is asked. Of several bookers each has their own, so that there are none of all. */
export function listAnswers({ invitees }: WithAnswers): Answer[] {
  const given = invitees.map(toAnswers).filter((answers) => answers.length > 0);
  return given.length > 1 ? [] : (given[0] ?? []);
}
