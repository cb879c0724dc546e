import { expect, it } from "vitest";
import type { ApiEvent } from "../resources/event-state-mark";
import { listAnswerColumns, listEventAnswers } from "./list-answer-columns";

it("listAnswerColumns has a column for each answered key", () => {
  const events = [
    { answers: [{ key: "topic", text: "Sales" }] },
    { answers: [] },
    {
      answers: [
        { key: "guests", text: "2.5" },
        { key: "topic", text: "Other" },
      ],
    },
  ] as unknown as ApiEvent[];
  const columns = listAnswerColumns(events, listEventAnswers);
  expect(columns.map(({ label, text }) => [label, ...events.map(text)])).toEqual([
    ["topic", "Sales", "", "Other"],
    ["guests", "", "", "2.5"],
  ]);
});

it("listAnswerColumns adds the name if several bookers answered", () => {
  const invitees = ["Ana", "Bo"].map((full_name) => ({
    full_name,
    answers: [{ key: "diet", text: full_name[0] }],
  }));
  const events = [{ seats: { all: 3, taken: 2 }, answers: [], invitees }] as unknown as ApiEvent[];
  const [column] = listAnswerColumns(events, listEventAnswers);
  expect(events.map((event) => column?.text(event))).toEqual(["Ana: A; Bo: B"]);
});
