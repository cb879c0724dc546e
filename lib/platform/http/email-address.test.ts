import { describe, expect, it } from "vitest";
import { isEmailAddress, normalizeEmail } from "./email-address";
import { email } from "./fields";

describe("isEmailAddress and normalizeEmail", () => {
  it.each([
    "a=b@x.example",
    "a/b@x.example",
    "!#$%&'*+-/=?^_`{|}~@x.example",
    "o'hara@x.example",
    "jane+tag@x.example",
    "ana@bücher.example",
    "ana@例え.テスト",
    "ana@почта.рф",
    "ana@xn--bcher-kva.example",
    "ana@x.xn--p1ai",
    "1@x.io",
  ])("accept %s unchanged", (typed) => {
    expect(email.parse(typed)).toBe(typed);
  });

  it.each([
    ["zero-width blanks", "\u200Bana@x.example\u200B"],
    ["marks of direction", "\u200E\u202Aana@x.example\u202C\u200F"],
    ["a byte order mark", "\uFEFFana@x.example"],
    ["no-break blanks and joiners", "\u00A0ana@x.example\u2060\u00AD"],
    ["isolates", "\u2068ana@x.example\u2069"],
    ["tabs and lines", "\tana@x.example\r\n"],
    ["capital letters", "ANA@X.Example"],
  ])("remove %s at both ends", (_, typed) => {
    expect(email.parse(typed)).toBe("ana@x.example");
  });

  it("accept the characters of an East Asian keyboard", () => {
    expect(normalizeEmail("ana\uFF20x\u3002example")).toBe("ana@x.example");
  });

  it.each([
    "ana",
    "@x.example",
    "ana@",
    "ana@localhost",
    "ana@10.0.0.1",
    "ana@[10.0.0.1]",
    ".ana@x.example",
    "ana.@x.example",
    "a..b@x.example",
    "ana bo@x.example",
    "ana@x..example",
    "ana@-x.example",
    "ana@x-.example",
    "ana@x.example.",
    "a\u200Bna@x.example",
    "ana@x\u200B.example",
    '"ana bo"@x.example',
    "ana@x.example\u0000",
    "ana\nbcc:bo@x.example",
    `${"a".repeat(250)}@x.example`,
  ])("reject %j", (typed) => {
    expect(isEmailAddress(typed)).toBe(false);
    if (normalizeEmail(typed) === typed) expect(email.safeParse(typed).success).toBe(false);
  });

  it("are fast for a long text", () => {
    expect(isEmailAddress(`${"a.".repeat(100_000)}@`)).toBe(false);
    expect(email.safeParse(`a@${"a.".repeat(100_000)}`).success).toBe(false);
    expect(email.safeParse(`a@${"a-".repeat(100_000)}`).success).toBe(false);
  });
});
