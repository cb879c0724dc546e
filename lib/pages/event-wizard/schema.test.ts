import { expect, it } from "vitest";
import { removeDuplicatePeople, splitPeople } from "./schema";

const of = (text: string) => splitPeople(text).map(({ name, email }) => `${name}<${email}>`);

it.each([
  ["ana@x.example", ["<ana@x.example>"]],
  [
    "Ana@X.example, bo@x.example;cy@x.example\ndi@x.example",
    ["<ana@x.example>", "<bo@x.example>", "<cy@x.example>", "<di@x.example>"],
  ],
  ["ana@x.example bo@x.example", ["<ana@x.example>", "<bo@x.example>"]],
  ["Ana Duarte <ana@x.example>\r\n<bo@x.example>", ["Ana Duarte<ana@x.example>", "<bo@x.example>"]],
  ['"Duarte, Ana" <ana@x.example>, bo@x.example', ["Duarte, Ana<ana@x.example>", "<bo@x.example>"]],
  ["Ana Duarte ana@x.example", ["Ana Duarte<ana@x.example>"]],
  ["mailto:ana@x.example", ["<ana@x.example>"]],
  ["bo at mail, , ;\n", ["<bo at mail>"]],
  ['an "unclosed quote, bo@x.example', ['<an "unclosed quote>', "<bo@x.example>"]],
  ["", []],
])("splitPeople splits %j", (text, people) => {
  expect(of(text)).toEqual(people);
});

it("removeDuplicatePeople keeps one person per address, and all without an address", () => {
  const people = splitPeople("a@x.example, A@x.example").concat(
    { name: "Bo", email: "" },
    { name: "Cy", email: "" },
  );
  expect(removeDuplicatePeople(people).map(({ name, email }) => name + email)).toEqual([
    "a@x.example",
    "Bo",
    "Cy",
  ]);
});
