import type { FieldCode } from "@/lib/domain/contracts/problem";

/** The rules of a text, with the code of a broken one in a problem. */
export const TEXT_RULES = {
  empty: "required",
  too_long: "too_long",
  line_break: "invalid_value",
  syntax: "invalid_format",
  unclosed: "invalid_format",
  missing_other: "invalid_format",
  apostrophe: "invalid_format",
  unknown_variable: "unknown",
  missing_variable: "required",
  not_a_number: "invalid_type",
  not_a_choice: "invalid_type",
  no_format: "unsupported",
  unknown_choice: "unknown",
  unknown_plural: "unknown",
  link: "invalid_format",
  not_there: "unsupported",
  details_needed: "unsupported",
} as const satisfies Record<string, FieldCode>;

export type TextRule = keyof typeof TEXT_RULES;

/** A mistake of a text: the rule, where it is, and the name or value concerned. */
export interface TextIssue {
  rule: TextRule;
  /** Both count from 1; null if the whole part is concerned. */
  line: number | null;
  column: number | null;
  /** The variable, category or limit concerned. */
  about: string | null;
}

const DESCRIPTIONS: Record<TextRule, (about: string) => string> = {
  empty: () => "must not be empty",
  too_long: (limit) => `must have at most ${limit} characters`,
  line_break: () => "must be one line",
  syntax: (found) => `is not a valid ICU message${found && `: ${found}`}`,
  unclosed: () => "has a brace without its counterpart; a variable is written like {host}",
  missing_other: () => "has a plural or select without the branch other",
  apostrophe: (name) => `quotes {${name}} with an apostrophe before it; write ’ or '' instead`,
  unknown_variable: (name) => `has the unknown variable {${name}}`,
  missing_variable: (name) => `must contain {${name}}`,
  not_a_number: (name) => `uses {${name}} as a number, which it is not`,
  not_a_choice: (name) => `uses {${name}} in a select, which it is not for`,
  no_format: (name) => `gives {${name}} a format; values are formatted for the reader already`,
  unknown_choice: (value) => `has the branch ${value}, which the variable never has`,
  unknown_plural: (category) => `has the plural category ${category}, which the language does not have`,
  link: (found) =>
    `has the link ${found}; a link is written like [label](https://…), with https: or mailto: and without variables`,
  not_there: () => "is not a part of this kind of message",
  details_needed: () => "must be true: the readers of this kind need the details of the meeting",
};

/** Describes an issue as the end of a sentence whose subject is the part. */
export function describeTextIssue({ rule, line, column, about }: TextIssue): string {
  const position = line === null ? "" : ` (line ${line}, character ${column})`;
  return `${DESCRIPTIONS[rule](about ?? "")}${position}`;
}
