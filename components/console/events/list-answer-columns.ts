import type { ExportColumn } from "../list/list-source";
import type { ApiEvent } from "../resources/event-state-mark";

interface EventAnswer {
  key: string;
  text: string;
  /** The name of the person who answered, if several have. */
  by?: string;
}

/** Builds a column per answered question, by key; several people's answers have their names. */
export function listAnswerColumns<Row>(
  rows: readonly Row[],
  listAnswers: (row: Row) => readonly EventAnswer[],
): ExportColumn<Row>[] {
  const keys = new Set(rows.flatMap((row) => listAnswers(row).map(({ key }) => key)));
  return [...keys].map((key) => ({
    label: key,
    text: (row) =>
      listAnswers(row)
        .filter((answer) => answer.key === key)
        .map(({ text, by }) => (by === undefined ? text : `${by}: ${text}`))
        .join("; "),
  }));
}

/** Lists the answers; an event with seats has those of each booker. */
export const listEventAnswers = ({ seats, invitees, answers }: ApiEvent): readonly EventAnswer[] =>
  seats
    ? invitees.flatMap((invitee) =>
        invitee.answers.map((answer) => ({ ...answer, by: invitee.full_name ?? invitee.email ?? "–" })),
      )
    : answers;
