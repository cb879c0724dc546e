import { expect, it } from "vitest";
import { breakLinks } from "./stranger-words";

const SPACE = "\u200b";

it("breakLinks leaves nothing of an address that a mail program would make a link of", () => {
  expect(breakLinks("see https://evil.example/a.b?c or www.evil.example, me@evil.example")).toBe(
    `see https:${SPACE}//evil.${SPACE}example/a.${SPACE}b?c or www.${SPACE}evil.${SPACE}example, me@${SPACE}evil.${SPACE}example`,
  );
});

it("breakLinks leaves other words as they are", () => {
  const text = "Ana B. Silva, 10:30. Really… (see you)";
  expect(breakLinks(text)).toBe(text);
});
