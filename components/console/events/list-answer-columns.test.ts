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

it("names each of several bookers", () => {
  const invitees = ["Ana", "Bo"].map((full_name) => ({
    full_name,
    answers: [{ key: "diet", text: full_name[0] }],
  }));
  const events = [{ seats: { all: 3, taken: 2 }, answers: [], invitees }] as unknown as Events;
  const [column] = listAnswerColumns(events);
  expect(events.map((event) => column?.text(event))).toEqual(["Ana: A; Bo: B"]);
});
