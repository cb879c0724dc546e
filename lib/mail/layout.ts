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
  /** Null where there is nothing to open. */
  button: { label: string; href: string } | null;
  notes: readonly string[];
  footer: string;
}

export const layoutText = ({ heading, text, facts, quote, button, notes, footer }: MailContent): string =>
  [
    heading,
    text,
    ...facts.map(({ label, lines }) => [`${label}:`, ...lines.map((line) => `  ${line}`)].join("\n")),
    quote && [`${quote.by}:`, ...quote.text.split(/\r?\n/).map((line) => `> ${line}`)].join("\n"),
    button && `${button.label}:\n${button.href}`,
    ...notes,
    `-- \n${footer}`,
  ]
    .filter((part) => part !== null)
    .join("\n\n");

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The colours of the pages: inline for light backgrounds, and for dark ones where a mail may have a style sheet. */
const DARK = html`<style>
:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.page{background:#181411!important}.card{background:#231e1a!important;border-color:#413b33!important}
.strong{color:#f0ece4!important}.muted{color:#b0a89b!important}.line{border-color:#413b33!important}
.button{background:#f5be3f!important;color:#201307!important}
}</style>`;

export function layoutHtml(content: MailContent): string {
  const { lang, heading, text, facts, quote, button, notes, footer } = content;
  return html`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${heading}</title>${DARK}</head>
<body class="page" style="margin:0;padding:24px 12px;background:#f7f3ec;${FONT}">
<div style="max-width:600px;margin:0 auto">
<p class="strong" style="margin:0 0 16px;font-size:17px;font-weight:700;color:#261c13">Bookpage</p>
<div class="card" style="padding:28px 24px;background:#fefdfa;border:1px solid #dcd6cb;border-radius:12px">
<h1 class="strong" style="margin:0 0 12px;font-size:22px;line-height:1.3;color:#261c13">${heading}</h1>
<p class="strong" style="margin:0 0 20px;font-size:16px;line-height:1.5;color:#261c13">${text}</p>
${facts.map(factHtml)}${quote && quoteHtml(quote)}
${button && buttonHtml(button)}
</div>
${[...notes, footer].map(
  (note) =>
    html`<p class="muted" style="margin:16px 0 0;font-size:13px;line-height:1.5;color:#665a4e">${note}</p>`,
)}
</div></body></html>`.text;
}

const factHtml = ({ label, lines }: MailContent["facts"][number]): Markup =>
  html`<p class="muted" style="margin:0;font-size:13px;color:#665a4e">${label}</p>
<p class="strong" style="margin:2px 0 14px;font-size:16px;line-height:1.5;color:#261c13;overflow-wrap:anywhere">${linesHtml(lines)}</p>`;

const quoteHtml = ({ by, text }: NonNullable<MailContent["quote"]>): Markup =>
  html`<p class="muted" style="margin:6px 0 4px;font-size:13px;color:#665a4e">${by}</p>
<blockquote class="strong line" style="margin:0;padding:2px 0 2px 14px;border-left:3px solid #dcd6cb;font-size:16px;line-height:1.5;color:#261c13;overflow-wrap:anywhere">${linesHtml(text.split(/\r?\n/))}</blockquote>`;

const buttonHtml = ({ label, href }: NonNullable<MailContent["button"]>): Markup =>
  html`<p style="margin:24px 0 0"><a class="button" href="${href}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#fcc238;color:#281b0f;font-size:16px;font-weight:600;text-decoration:none">${label}</a></p>`;

const linesHtml = (lines: readonly string[]): Markup[] =>
  lines.map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));
