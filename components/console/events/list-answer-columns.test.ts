import { expect, it } from "vitest";
import { listAnswerColumns } from "./list-answer-columns";

type Events = Parameters<typeof listAnswerColumns>[0];

it("exports a column for each key that was answered", () => {
  const events = [
    { answers: [{ key: "topic", text: "Sales" }] },
    { answers: [] },
    {
      answers: [
        { key: "guests", text: "2.5" },
        { key: "topic", text: "Other" },
      ],
    },
  ] as unknown as Events;
  const columns = listAnswerColumns(events);
  expect(columns.map(({ label, text }) => [label, ...events.map(text)])).toEqual([
    ["topic", "Sales", "", "Other"],
    ["guests", "", "", "2.5"],
  ]);
});
