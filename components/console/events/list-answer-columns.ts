import type { ExportColumn } from "../list/list-source";
import type { ApiEvent } from "./event-state-mark";

interface GivenAnswer {
  key: string;
  text: string;
  /** Whose answer it is, where several have given theirs. */
  by?: string;
}

/** A column for every question that anybody has answered, by its key; of several people each with their name. */
export function listAnswerColumns<Row>(
  rows: readonly Row[],
  listGiven: (row: Row) => readonly GivenAnswer[],
): ExportColumn<Row>[] {
  const keys = new Set(rows.flatMap((row) => listGiven(row).map(({ key }) => key)));
  return [...keys].map((key) => ({
    label: key,
    text: (row) =>
      listGiven(row)
        .filter((answer) => answer.key === key)
        .map(({ text, by }) => (by === undefined ? text : `${by}: ${text}`))
        .join("; "),
  }));
}

/** Of an event with seats those of each booker. */
export const listEventAnswers = ({ seats, invitees, answers }: ApiEvent): readonly GivenAnswer[] =>
  seats
    ? invitees.flatMap((invitee) =>
        invitee.answers.map((answer) => ({ ...answer, by: invitee.full_name ?? invitee.email ?? "–" })),
      )
    : answers;
