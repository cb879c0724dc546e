import { expect, it } from "vitest";
import { parseSmsAnswer } from "./parse-sms-answer";

it.each([
  ["1", "coming"],
  [" 2. ", "move"],
  ["“3”", "cancel"],
  ["３", "cancel"],
  ["3️⃣", "cancel"],
  ["٢", "move"],
])("reads %s as %s", (text, answer) => {
  expect(parseSmsAnswer(text)).toBe(answer);
});

it.each(["", "4", "12", "I’ll be there in 3", "3 people", "-", "constructor"])(
  "reads no answer from %j",
  (text) => {
    expect(parseSmsAnswer(text)).toBeNull();
  },
);
