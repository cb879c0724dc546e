import { createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";
import { FIELD_CODES, PROBLEMS, type ProblemCode } from "@/lib/domain/contracts/problem";
import { PROBLEM_REASONS } from "@/lib/domain/contracts/problem-reasons";
import { LANGUAGES, toConsoleLanguage } from "@/lib/platform/i18n/languages";
import { loadConsoleMessages } from "@/lib/platform/i18n/load-messages";
import { formatIssueCode } from "./format-issue-code";
import { describeError, ProblemError } from "./problem-error";
import type { TranslateConsole } from "./texts";

const CONSOLE_LANGUAGES = LANGUAGES.filter((lang) => lang === toConsoleLanguage(lang));

const translate = (lang: (typeof CONSOLE_LANGUAGES)[number]) =>
  createTranslator({
    locale: lang,
    messages: loadConsoleMessages(lang),
    onError: (error) => {
      throw error;
    },
  }) as unknown as TranslateConsole;

const refuse = (code: ProblemCode, members: object = {}) =>
  new ProblemError(PROBLEMS[code].status, {
    code,
    detail: "Words for a programmer.",
    errors: [],
    ...members,
  } as unknown as ProblemError["problem"]);

const CODES = Object.keys(PROBLEMS) as ProblemCode[];

const listTexts = (t: TranslateConsole) => [
  ...CODES.map((code) => describeError(refuse(code), t)),
  ...PROBLEM_REASONS.map((reason) => describeError(refuse("conflict", { reason }), t)),
  ...FIELD_CODES.map((code) => formatIssueCode(code, t)),
];

describe.each(CONSOLE_LANGUAGES)("formatRejection in %s", (lang) => {
  it("has a text for every code and every reason", () => {
    const texts = listTexts(translate(lang));
    for (const text of texts) expect(text).not.toBe("");
    expect(texts).not.toContain("Words for a programmer.");
  });

  it("is in the reader's language", () => {
    if (lang === "en") return;
    const english = listTexts(translate("en"));
    const same = listTexts(translate(lang)).filter((text, index) => text === english[index]);
    expect(same).toEqual([]);
  });
});

describe("formatRejection", () => {
  const t = translate("de");

  it("has the reason before the issue", () => {
    expect(describeError(refuse("conflict", { reason: "team_empty" }), t)).toBe(
      loadConsoleMessages("de").rejections.reasons.team_empty,
    );
  });

  it("describes the issue of a value without a field", () => {
    const errors = [{ in: "body", pointer: "/handle", code: "taken", message: "is taken" }];
    expect(describeError(refuse("conflict", { errors }), t)).toBe(loadConsoleMessages("de").errors.taken);
  });

  it("has a fallback for unknown codes and reasons", () => {
    const known = loadConsoleMessages("de").rejections.codes;
    expect(describeError(refuse("conflict", { reason: "full_moon" }), t)).toBe(known.conflict);
    expect(describeError(refuse("conflict", { code: "teapot" }), t)).toBe(known.internal_error);
  });
});
