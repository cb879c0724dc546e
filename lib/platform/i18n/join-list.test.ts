import { expect, it } from "vitest";
import { joinList } from "./join-list";

it.each([
  ["en", "Ana, Bo"],
  ["ar", "Ana، Bo"],
  ["ja", "Ana、Bo"],
] as const)("joinList separates as %s does", (lang, text) => {
  expect(joinList(lang, ["Ana", "Bo"])).toBe(text);
});
