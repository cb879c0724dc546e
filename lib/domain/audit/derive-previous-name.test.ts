import { expect, it } from "vitest";
import { derivePreviousName } from "./derive-previous-name";

const gone = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([name, before]) => [name, { before, after: null }]));

it.each([
  [
    "a person by their names",
    gone({ email: "ana@a.example", first_name: "Ana", last_name: "Lima" }),
    "Ana Lima",
  ],
  [
    "a person without names by their address",
    gone({ email: "ana@a.example", first_name: null }),
    "ana@a.example",
  ],
  ["a team by its name", gone({ extid: "7", name: "Design" }), "Design"],
  ["a page by its nickname", gone({ message: "Hello", nickname: "ana" }), "ana"],
  ["a locator without a title by its handle", gone({ title: "", handle: "shops" }), "shops"],
  [
    "a form, whose title is one of each language, by its handle",
    gone({ title: { en: "Hi" }, handle: "hi" }),
    "hi",
  ],
  ["nothing of what is hidden or was erased", { name: "hidden" }, null],
  ["nothing of an entry without changes", null, null],
])("derivePreviousName names %s", (_, changes, name) => {
  expect(derivePreviousName(changes)).toBe(name);
});
