import type { Answer } from "@/lib/domain/questions/answer-schema";
import type { Invitee } from "@/lib/platform/db/generated/client";

export const readAnswers = ({ answers }: Pick<Invitee, "answers">) => answers as unknown as Answer[];

/** Those of whoever booked: nobody else is asked. */
export const listAnswers = ({ invitees }: { invitees: readonly Pick<Invitee, "answers">[] }): Answer[] =>
  invitees.map(readAnswers).find((answers) => answers.length > 0) ?? [];
