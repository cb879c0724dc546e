import { describe, expect, it } from "vitest";
import { emailDomain, emailOrDomain } from "./fields";

describe("emailOrDomain", () => {
  it.each([
    ["spam.example", "@spam.example"],
    ["@spam.example", "@spam.example"],
    ["*.spam.example", "@spam.example"],
    [".spam.example", "@spam.example"],
    ["*@spam.example", "@spam.example"],
    ["*@*.spam.example", "@spam.example"],
    ["https://bad.example", "@bad.example"],
    ["http://www.bad.example:8080/offers?x=1#y", "@bad.example"],
    ["bad.example.", "@bad.example"],
    ["\u200BBad.Example ", "@bad.example"],
    ["bücher.example", "@bücher.example"],
    ["mailto:ana@x.example", "ana@x.example"],
    ["Ana <ANA@x.example>", "ana@x.example"],
    ["a=b@x.example", "a=b@x.example"],
  ])("parses %j as %s", (typed, read) => {
    expect(emailOrDomain.parse(typed)).toBe(read);
    if (!/.@/.test(read)) expect(emailDomain.parse(typed)).toBe(read.slice(1));
  });

  it.each([
    "*",
    "*spam*",
    "spam",
    "*.com",
    "ru",
    "10.0.0.1",
    "ftp://bad.example",
    "a b.example",
    "*a@x.example.",
    "spam*.example",
    "@",
    "@@x.example",
    "ana@*",
  ])("rejects %j", (typed) => {
    expect(emailOrDomain.safeParse(typed).success).toBe(false);
  });
});
