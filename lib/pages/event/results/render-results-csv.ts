import type { Translate } from "@/lib/platform/i18n/translate";
import type { PollResults } from "./build-poll-results";

const WORDS = {
  yes: "eventPage.poll.yes",
  if_need_be: "eventPage.poll.ifNeedBe",
  no: "eventPage.poll.no",
} as const;

/** A row a person and a column an option, with the sums below; for any program of tables. */
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
  // The mark says that it is UTF-8.
  return `\uFEFF${rows.map((row) => row.map(escapeCell).join(",")).join("\r\n")}\r\n`;
}

/** What begins like a formula is text: names are typed by strangers. */
const escapeCell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
