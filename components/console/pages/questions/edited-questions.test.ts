import { expect, it } from "vitest";
import {
  assignQuestionKeys,
  type EditedQuestion,
  makeQuestion,
  moveQuestion,
  removeQuestion,
  setQuestionKind,
} from "./edited-questions";

const question = (key: string, after?: string): EditedQuestion => ({
  ...makeQuestion(),
  key,
  label: key,
  shown_if: after ? { key: after, is: "yes" } : null,
});

it("assignQuestionKeys assigns a key once, from the first label", () => {
  const fresh = makeQuestion();
  expect(assignQuestionKeys([fresh])[0]?.key).toBeUndefined();
  const named = assignQuestionKeys([question("guests"), { ...fresh, label: "Guests?" }]);
  expect(named.map(({ key }) => key)).toEqual(["guests", "guests_2"]);
  expect(assignQuestionKeys(named.map((one) => ({ ...one, label: "Other" })))).toMatchObject([
    { key: "guests" },
    { key: "guests_2" },
  ]);
});

it("moveQuestion removes a condition that no earlier question can satisfy", () => {
  const questions = [question("a"), question("b", "a"), question("c")];
  expect(moveQuestion(questions, 1, 0).map(({ key, shown_if }) => [key, shown_if])).toEqual([
    ["b", null],
    ["a", null],
    ["c", null],
  ]);
  expect(moveQuestion(questions, 1, 2)[2]).toEqual(questions[1]);
  expect(removeQuestion(questions, 0)[0]?.shown_if).toBeNull();
});

it("setQuestionKind has empty options for choice questions only", () => {
  const radio = setQuestionKind(question("a"), "radio");
  expect(radio.options).toHaveLength(2);
  expect(setQuestionKind(radio, "text").options).toEqual([]);
});
