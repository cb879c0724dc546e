import { expect, it } from "vitest";
import { derivePreviousName } from "./derive-previous-name";

const makeDeletion = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([name, before]) => [name, { before, after: null }]));

it.each([
  [
    "the names of a user",
    makeDeletion({ email: "ana@a.example", first_name: "Ana", last_name: "Lima" }),
    "Ana Lima",
  ],
  [
    "the address of a user without names",
    makeDeletion({ email: "ana@a.example", first_name: null }),
    "ana@a.example",
  ],
  ["the name of a team", makeDeletion({ extid: "7", name: "Design" }), "Design"],
  ["the nickname of a page", makeDeletion({ message: "Hello", nickname: "ana" }), "ana"],
  ["the handle of a locator without a title", makeDeletion({ title: "", handle: "shops" }), "shops"],
  [
    "the handle of a form with a title in several languages",
    makeDeletion({ title: { en: "Hi" }, handle: "hi" }),
    "hi",
  ],
  ["null for hidden or erased changes", { name: "hidden" }, null],
  ["null for an entry without changes", null, null],
])("derivePreviousName returns %s", (_, changes, name) => {
  expect(derivePreviousName(changes)).toBe(name);
});
