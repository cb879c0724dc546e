import type { Translate } from "@/lib/platform/i18n/translate";
import type { PollResults } from "./build-poll-results";

const WORDS = {
  yes: "eventPage.poll.yes",
  if_need_be: "eventPage.poll.ifNeedBe",
  no: "eventPage.poll.no",
} as const;

/** Renders a row per person and a column per option, with the totals below. */
export function renderResultsCsv({ options, people, zone }: PollResults, t: Translate): string {
  const sum = (label: string, pick: (option: PollResults["options"][number]) => number) => [
    label,
    ...options.map((option) => String(pick(option))),
  ];
  const rows = [
    [zone ?? t("eventPage.poll.person"), ...options.map(({ label }) => label)],
    ...people.map(({ name, answers }) => [
      name,
      ...answers.map((answer) => (answer === null ? "" : t(WORDS[answer]))),
    ]),
    sum(t(WORDS.yes), ({ yes }) => yes),
    ...(options.some(({ ifNeedBe }) => ifNeedBe > 0)
      ? [sum(t(WORDS.if_need_be), ({ ifNeedBe }) => ifNeedBe)]
      : []),
  ];
  // The byte order mark tells Excel that it is UTF-8.
  return `\uFEFF${rows.map((row) => row.map(escapeCell).join(",")).join("\r\n")}\r\n`;
}

/** Escapes a formula, as names come from external people. */
const escapeCell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
