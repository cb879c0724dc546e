import { html, type Markup } from "./html";

/** Text with line breaks, or a link. */
export type MailRun = string | { label: string; href: string };

const PARAGRAPH_BREAK = /\n{2,}/;

/** Splits runs into paragraphs at empty lines. */
function splitParagraphs(runs: readonly MailRun[]): MailRun[][] {
  const paragraphs: MailRun[][] = [[]];
  for (const run of runs) {
    const [first, ...rest] = typeof run === "string" ? run.split(PARAGRAPH_BREAK) : [run];
    if (first !== undefined && first !== "") paragraphs.at(-1)?.push(first);
    for (const text of rest) paragraphs.push(text === "" ? [] : [text]);
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}

const renderRun = (run: MailRun): Markup =>
  typeof run === "string"
    ? html`${run.split("\n").map((row, index) => (index === 0 ? html`${row}` : html`<br>${row}`))}`
    : html`<a class="strong" href="${run.href}" style="color:#261c13;text-decoration:underline">${run.label}</a>`;

/** Renders the text of a mail; the first paragraph has the given margin. */
export const renderParagraphs = (runs: readonly MailRun[], margin: string): Markup[] =>
  splitParagraphs(runs).map(
    (paragraph, index) =>
      html`<p class="strong" style="margin:${index === 0 ? margin : "12px 0 0"};font-size:16px;line-height:1.5;color:#261c13">${paragraph.map(renderRun)}</p>`,
  );

/** Joins runs as plain text: a link is followed by its address. */
export const joinRuns = (runs: readonly MailRun[]): string =>
  runs.map((run) => (typeof run === "string" ? run : `${run.label} (${run.href})`)).join("");
