import { expect, it } from "vitest";
import { escapeLinks } from "./external-text";

const SPACE = "\u200b";

it("escapeLinks breaks every address that a mail program would turn into a link", () => {
  expect(escapeLinks("see https://evil.example/a.b?c or www.evil.example, me@evil.example")).toBe(
    `see https:${SPACE}//evil.${SPACE}example/a.${SPACE}b?c or www.${SPACE}evil.${SPACE}example, me@${SPACE}evil.${SPACE}example`,
  );
});

it("escapeLinks does not change other text", () => {
  const text = "Ana B. Silva, 10:30. Really… (see you)";
  expect(escapeLinks(text)).toBe(text);
});
