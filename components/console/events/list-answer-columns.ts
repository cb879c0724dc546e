import type { ExportColumn } from "../list/list-source";
import type { ApiEvent } from "./event-state-mark";

interface GivenAnswer {
  key: string;
  text: string;
  /** The name of the person who answered, if several have. */
  by?: string;
}

/** Builds a column per answered question, by key; several people's answers have their names. */
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

/** Lists the answers; an event with seats has those of each booker. */
export const listEventAnswers = ({ seats, invitees, answers }: ApiEvent): readonly GivenAnswer[] =>
  seats
    ? invitees.flatMap((invitee) =>
        invitee.answers.map((answer) => ({ ...answer, by: invitee.full_name ?? invitee.email ?? "–" })),
      )
    : answers;
