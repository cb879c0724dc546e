import { describe, expect, it } from "vitest";
import type { Language } from "@/lib/platform/i18n/languages";
import { listParts, type MessageKind, type TextPart } from "./kinds";
import { parseText } from "./parse-text";

const parse = (
  source: string,
  part: TextPart = "text",
  kind: MessageKind = "cancelled",
  lang: Language = "en",
) => {
  const rules = listParts(kind).find((one) => one.part === part);
  if (!rules) throw new Error(`${kind} has no ${part}`);
  return parseText(source, rules, lang).issues;
};

describe("the rules of a text", () => {
  it.each([
    ["a text without variables", "See you soon. Don't be late!"],
    ["variables", "Hello {recipient}, see {host} on {date}."],
    ["a plural of a number", "{times, plural, one {one time} other {# times}}"],
    ["a choice", "{by, select, person {{name} cancelled} other {It is cancelled}}"],
    ["a link", "Read [how to find us](https://example.com/map?x=1#y) or [write](mailto:a@example.com)."],
    ["brackets that are no link", "Bring [1] a pen and [2] paper (blue)."],
    ["quoted braces", "Write '{'like this'}'."],
    ["a tag, which is text", "Use <b> as you like."],
  ])("accept %s", (_, source) => {
    expect(parse(source)).toEqual([]);
  });

  it.each([
    ["an unknown variable", "Hello {nam}", "unknown_variable", 1, 7, "nam"],
    ["an unknown variable in a branch", "{times, plural, other {{x}}}", "unknown_variable", 1, 24, "x"],
    ["a plural of a name", "\n{host, plural, other {x}}", "not_a_number", 2, 1, "host"],
    ["a name as a number", "{host, number}", "not_a_number", 1, 1, "host"],
    ["a select of a name", "{host, select, other {x}}", "not_a_choice", 1, 1, "host"],
    ["a choice that is printed", "{by}", "not_a_choice", 1, 1, "by"],
    ["a branch that never comes", "{by, select, nobody {x} other {y}}", "unknown_choice", 1, 1, "nobody"],
    ["a format of a date", "{date, date, short}", "no_format", 1, 1, "date"],
    ["a format of a number", "{times, number, ::currency/EUR}", "no_format", 1, 1, "times"],
    ["a missing other", "{times, plural, one {x}}", "missing_other", 1, 24, null],
    ["a category of other languages", "{times, plural, few {x} other {y}}", "unknown_plural", 1, 1, "few"],
    ["an open brace", "Hello\n  {host", "unclosed", 2, 3, null],
    ["a closing brace", "Hello\n  host}", "unclosed", 2, 7, null],
    ["a variable quoted by an apostrophe", "l'{host} vient", "apostrophe", 1, 1, "host"],
    ["an empty variable", "Hello {}", "syntax", 1, 7, "empty argument"],
    ["a link to a script", "[x](javascript:alert(1))", "link", 1, 1, "](javascript:alert(1)"],
    ["a link with a variable", "[{host}](https://example.com)", "link", 1, 8, "](https://example.com)"],
  ])("reject %s", (_, source, rule, line, column, about) => {
    expect(parse(source)).toEqual([{ rule, line, column, about }]);
  });

  it("reject an empty text, and one that is too long", () => {
    expect(parse("  \n ")).toMatchObject([{ rule: "empty" }]);
    expect(parse("x".repeat(5001))).toMatchObject([{ rule: "too_long", about: "5000" }]);
  });

  it("reject line breaks in a subject, and a link is text there", () => {
    expect(parse("Cancelled:\n{title}", "subject")).toMatchObject([{ rule: "line_break" }]);
    expect(parse("Cancelled [x](y)", "subject")).toEqual([]);
  });

  it.each(["recipient", "booker", "people", "name", "place", "reason"])(
    "reject {%s} in the subject of a mail to guests, as a booker may have written it",
    (name) => {
      expect(parse(`Cancelled: {${name}}`, "subject")).toMatchObject([
        { rule: "unknown_variable", about: name },
      ]);
    },
  );

  it("accept names of bookers in the subject of a mail to the host", () => {
    expect(parse("{booker} wrote about {title}", "subject", "message_host")).toEqual([]);
  });

  it("take the categories of the language", () => {
    const source = "{times, plural, one {x} few {y} many {z} other {w}}";
    expect(parse(source, "text", "invited", "pl")).toEqual([]);
    expect(parse(source, "text", "invited", "de")).toMatchObject([{ about: "few" }, { about: "many" }]);
  });

  it("demand the variables without which the reader could not act", () => {
    expect(parse("How was it?", "text", "sms_feedback")).toMatchObject([
      { rule: "missing_variable", about: "link" },
    ]);
  });
});
