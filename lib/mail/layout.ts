import type { Language } from "@/lib/i18n/languages";
import { html, type Markup } from "./html";

/** What a mail says, in the order in which it is read. */
export interface MailContent {
  lang: Language;
  heading: string;
  text: string;
  facts: readonly { label: string; lines: readonly string[] }[];
  /** In somebody's own words. */
  quote: { by: string; text: string } | null;
  button: { label: string; href: string };
  notes: readonly string[];
  footer: string;
}

export const layoutText = ({ heading, text, facts, quote, button, notes, footer }: MailContent): string =>
  [
    heading,
    text,
    ...facts.map(({ label, lines }) => [`${label}:`, ...lines.map((line) => `  ${line}`)].join("\n")),
    quote && [`${quote.by}:`, ...quote.text.split(/\r?\n/).map((line) => `> ${line}`)].join("\n"),
    `${button.label}:\n${button.href}`,
    ...notes,
    `-- \n${footer}`,
  ]
    .filter((part) => part !== null)
    .join("\n\n");

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Colours stand inline for light backgrounds; where mails may have a style sheet, it knows the dark ones. */
const DARK = html`<style>
:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.page{background:#191613!important}.card{background:#231f1b!important;border-color:#3d3731!important}
.strong{color:#f4efe9!important}.muted{color:#b5aba0!important}.line{border-color:#3d3731!important}
.button{background:#7cc4a4!important;color:#10231a!important}
}</style>`;

export function layoutHtml(content: MailContent): string {
  const { lang, heading, text, facts, quote, button, notes, footer } = content;
  return html`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${heading}</title>${DARK}</head>
<body class="page" style="margin:0;padding:24px 12px;background:#f6f3ef;${FONT}">
<div style="max-width:600px;margin:0 auto">
<p class="strong" style="margin:0 0 16px;font-size:17px;font-weight:700;color:#231f1b">Bookpage</p>
<div class="card" style="padding:28px 24px;background:#ffffff;border:1px solid #ded7cf;border-radius:12px">
<h1 class="strong" style="margin:0 0 12px;font-size:22px;line-height:1.3;color:#231f1b">${heading}</h1>
<p class="strong" style="margin:0 0 20px;font-size:16px;line-height:1.5;color:#231f1b">${text}</p>
${facts.map(factHtml)}${quote && quoteHtml(quote)}
<p style="margin:24px 0 0"><a class="button" href="${button.href}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#1f6b4c;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${button.label}</a></p>
</div>
${[...notes, footer].map(
  (note) =>
    html`<p class="muted" style="margin:16px 0 0;font-size:13px;line-height:1.5;color:#6a6057">${note}</p>`,
)}
</div></body></html>`.text;
}

const factHtml = ({ label, lines }: MailContent["facts"][number]): Markup =>
  html`<p class="muted" style="margin:0;font-size:13px;color:#6a6057">${label}</p>
<p class="strong" style="margin:2px 0 14px;font-size:16px;line-height:1.5;color:#231f1b;overflow-wrap:anywhere">${linesHtml(lines)}</p>`;

const quoteHtml = ({ by, text }: NonNullable<MailContent["quote"]>): Markup =>
  html`<p class="muted" style="margin:6px 0 4px;font-size:13px;color:#6a6057">${by}</p>
<blockquote class="strong line" style="margin:0;padding:2px 0 2px 14px;border-left:3px solid #ded7cf;font-size:16px;line-height:1.5;color:#231f1b;overflow-wrap:anywhere">${linesHtml(text.split(/\r?\n/))}</blockquote>`;

const linesHtml = (lines: readonly string[]): Markup[] =>
  lines.map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));
