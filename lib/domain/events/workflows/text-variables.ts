/** Variables of texts. */
export const TEXT_VARIABLES = [
  "recipient",
  "booker",
  "host",
  "title",
  "date",
  "time",
  "place",
  "link",
] as const;

/** Variables of lines in calendar entries, which have links of their own. */
export const LINE_VARIABLES = TEXT_VARIABLES.filter((name) => name !== "link");

/** Variables of SMS: `answers` asks for a reply of 1, 2 or 3, which changes the meeting. */
export const SMS_VARIABLES = [...TEXT_VARIABLES, "answers"] as const;

/** Variables of subjects: no text of a booker stands in the subject of a mail to somebody else. */
export const SUBJECT_VARIABLES = ["host", "date", "time"] as const;

/** The answer to the question with this key. */
const ANSWER_VARIABLE = "answer.";

/** Variables of texts about the answers to a form; each answer is one more. */
export const FORM_VARIABLES = ["recipient", "booker", "form", "link", `${ANSWER_VARIABLE}…`] as const;

/** Variables of subjects about the answers to a form: no text of the person who answered. */
export const FORM_SUBJECT_VARIABLES = ["form"] as const;

/** Variables of texts about an offer to a waiting list. */
export const OFFER_VARIABLES = ["recipient", "booker", "host", "title", "date", "time", "link"] as const;

export type TextVariable = (typeof TEXT_VARIABLES)[number];
type SmsVariable = (typeof SMS_VARIABLES)[number];

const VARIABLE_PATTERN = /\{\s*([^{}]*?)\s*\}/g;

/** Describes the first mistake of a text with variables, as the end of a sentence; null if there is none. */
export function describeTextIssue(text: string, variables: readonly string[]): string | null {
  const known = variables.map((name) => `{${name}}`).join(", ");
  for (const [written, name = ""] of text.matchAll(VARIABLE_PATTERN))
    if (!isKnown(name, variables)) return `has the unknown variable ${written}; known are ${known}`;
  return /[{}]/.test(text.replace(VARIABLE_PATTERN, ""))
    ? `has a brace without its counterpart; a variable is written like {${variables[0]}}`
    : null;
}

/** Returns true for a listed variable; a listed `answer.…` stands for the key of any question. */
const isKnown = (name: string, variables: readonly string[]): boolean =>
  variables.some((one) =>
    one.endsWith("…") ? name.length >= one.length && name.startsWith(one.slice(0, -1)) : one === name,
  );

/** Replaces the variables of a checked text. */
export const renderVariables = (
  text: string,
  values: Readonly<Record<TextVariable, string> & Partial<Record<SmsVariable, string>>>,
): string => renderValues(text, values);

/** Replaces the variables of a checked text that is not about a meeting; one without a value is left out. */
export const renderValues = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(
    VARIABLE_PATTERN,
    (_, name: string) => (Object.hasOwn(values, name) ? values[name] : "") ?? "",
  );

/** Returns whether a text asks for a reply of 1, 2 or 3. */
export const hasAnswers = (text: string): boolean =>
  [...text.matchAll(VARIABLE_PATTERN)].some(([, name]) => name === "answers");
