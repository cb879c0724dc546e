import { getTextDirection, type Language } from "@/lib/platform/i18n/languages";
import type { MailBranding } from "./build-mail-branding";
import { html, type Markup } from "./html";
import { joinRuns, type MailRun, renderParagraphs } from "./render-paragraphs";

export interface MailLink {
  label: string;
  href: string;
}

/** A line of a fact with more than text. */
export interface RichMailLine {
  text: string;
  /** The words of plain text in place of `text`, because it can strike nothing through. */
  plain: string;
  /** The text no longer holds. */
  isStruck: boolean;
  /** The text replaces what is struck through. */
  isNew: boolean;
  /** The text is to be typed elsewhere, such as a code. */
  isCode?: boolean;
  /** Answers to this line, as buttons below it. */
  links: readonly MailLink[];
}

export type MailLine = string | RichMailLine;

/** Content of a mail in reading order. */
export interface MailContent {
  lang: Language;
  heading: string;
  /** An empty line begins a paragraph. */
  text: string;
  /** The text with links, in place of `text`. */
  richText?: readonly MailRun[];
  /** Text below the buttons. */
  closing?: readonly MailRun[];
  /** A line may have several rows, such as a user with an address and a phone number. */
  facts: readonly { label: string; lines: readonly MailLine[] }[];
  /** Free text of a participant. */
  quote: { by: string; text: string } | null;
  /** Null if the mail has no main action. */
  button: MailLink | null;
  /** Link to the video meeting, shown before the other button. */
  join?: MailLink | null;
  /** Secondary actions below the buttons. */
  ways?: readonly MailLink[];
  notes: readonly string[];
  /** An additional link in small print. */
  more?: MailLink | null;
  footer: string;
}

export const renderMailText = (
  {
    heading,
    text,
    richText,
    closing,
    facts,
    quote,
    button,
    join = null,
    ways = [],
    notes,
    more,
    footer,
  }: MailContent,
  branding: MailBranding,
): string =>
  [
    heading,
    richText ? joinRuns(richText) : text,
    ...facts.map(({ label, lines }) => [`${label}:`, ...lines.map(renderFactText)].join("\n")),
    quote && [`${quote.by}:`, ...quote.text.split(/\r?\n/).map((line) => `> ${line}`)].join("\n"),
    join && `${join.label}:\n${join.href}`,
    button && `${button.label}:\n${button.href}`,
    ...ways.map(({ label, href }) => `${label}:\n${href}`),
    closing ? joinRuns(closing) : null,
    ...notes,
    more ? `${more.label}: ${more.href}` : null,
    `-- \n${[
      ...branding.footer,
      ...branding.links.map(({ label, href }) => `${label}: ${href}`),
      renderSignature(footer, branding),
    ]
      .filter(Boolean)
      .join("\n")}`,
  ]
    .filter((part) => part !== null)
    .join("\n\n");

/** Indents all rows after the first, so that they read as one line. */
const renderFactText = (line: MailLine): string =>
  typeof line === "string"
    ? `  ${line.replaceAll("\n", "\n    ")}`
    : [renderFactText(line.plain), ...line.links.map(({ label, href }) => `    ${label}: ${href}`)].join(
        "\n",
      );

/** Finds the first line that holds. */
export const findCurrentLine = (facts: MailContent["facts"]): string | null => {
  const line = facts[0]?.lines.find((one) => typeof one === "string" || !one.isStruck);
  return line === undefined ? null : typeof line === "string" ? line : line.text;
};

/** The organisation's name replaces Bookpage in the signature if credits are off. */
const renderSignature = (footer: string, { credit, name }: MailBranding): string => (credit ? footer : name);

const FONT_STYLE = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * Colours are inline for light backgrounds; the style sheet adds dark mode, one column of facts on phones,
 * and one row for each secondary action.
 */
const renderStyleSheet = ({ dark }: MailBranding): Markup => html`<style>
:root{color-scheme:light dark}
@media (max-width:480px){
.card{padding:24px 18px!important}
.fact th,.fact td{display:block!important;width:auto!important}
.fact th{padding-bottom:0!important}.fact td{padding-top:2px!important;border-top:0!important}
.way{display:block!important;padding:10px 0!important;border-top:1px solid #dcd6cb;line-height:24px!important}
.way a{white-space:normal!important}
}
@media (prefers-color-scheme:dark){
.page{background:#181411!important}.card{background:#231e1a!important;border-color:#413b33!important}
.strong{color:#f0ece4!important}.muted{color:#b0a89b!important}.line{border-color:#413b33!important}
.mark{background:#f0ece4!important}.button,.bar{background:${dark.accent}!important}.button a{color:${dark.text}!important}
.logo{background:#f0ece4!important}
}</style>`;

export function renderMailHtml(content: MailContent, branding: MailBranding): string {
  const { lang, heading, text, facts, quote, button, join = null, ways = [], notes, more, footer } = content;
  const { richText = [text], closing = [] } = content;
  const dir = getTextDirection(lang);
  const sides = SIDES[dir];
  return html`<!doctype html>
<html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${heading}</title>${renderStyleSheet(branding)}</head>
<body class="page" dir="${dir}" style="margin:0;padding:24px 12px;background:#f7f3ec;${FONT_STYLE}">
<div style="display:none;max-height:0;overflow:hidden">${text} ${findCurrentLine(facts) ?? ""}</div>
<!--[if mso]><table role="presentation" width="600" align="center" dir="${dir}"><tr><td><![endif]-->
<div style="max-width:600px;margin:0 auto">
${renderHeader(branding)}
<div class="card" style="padding:32px;background:#fefdfa;border:1px solid #dcd6cb;border-radius:12px">
<h1 class="strong" style="margin:0 0 12px;font-size:24px;line-height:1.25;font-weight:700;letter-spacing:-0.01em;color:#261c13;overflow-wrap:anywhere">${heading}</h1>
${renderParagraphs(richText, "0")}
${facts.length > 0 ? renderFacts(facts, sides) : null}${quote && renderQuote(quote, sides)}
${join && renderButton(join, branding)}${button && renderButton(button, branding)}
${ways.length > 0 ? renderSecondaryActions(ways) : null}${renderParagraphs(closing, "24px 0 0")}
</div>
<div style="padding:4px 4px 0">
${[...notes, ...(more ? [renderLink(more)] : []), ...renderFooter(footer, branding)].map(
  (note) =>
    html`<p class="muted" style="margin:12px 0 0;font-size:13px;line-height:1.5;color:#665a4e">${note}</p>`,
)}
</div></div>
<!--[if mso]></td></tr></table><![endif]-->
</body></html>`.text;
}

/** Shows the organisation's logo, or else its name, or else the Bookpage mark. */
function renderHeader({ name, logo, light, credit }: MailBranding): Markup {
  if (logo)
    return html`<div style="margin:0 0 16px"><img${logo.isDark ? html` class="logo"` : null} src="${logo.src}" alt="${name}" width="${String(logo.width)}" height="${String(logo.height)}" style="display:inline-block;padding:4px;border-radius:6px;border:0;font-size:18px;font-weight:700;color:#665a4e"></div>`;
  return credit ? renderMark(name, light.accent) : renderName(name);
}

const renderName = (name: string): Markup =>
  html`<p class="strong" style="margin:0 0 16px;font-size:18px;font-weight:700;color:#261c13">${name}</p>`;

/** The Bookpage mark, drawn with boxes, as mail programs often block images. */
const renderMark = (
  name: string,
  accent: string,
): Markup => html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr>
<td class="mark" width="24" style="width:24px;height:28px;padding:0;border-radius:5px;background:#261c13"><div class="bar" style="margin:4px auto 0;width:14px;height:6px;border-radius:2px;background:${accent};font-size:0;line-height:0">&nbsp;</div></td>
<td class="strong" style="padding:0 10px;font-size:18px;font-weight:700;color:#261c13">${name}</td>
</tr></table>`;

/** Mail programs do not support logical CSS properties. */
const SIDES = { ltr: { start: "left", end: "right" }, rtl: { start: "right", end: "left" } } as const;

type Sides = (typeof SIDES)[keyof typeof SIDES];

const renderFacts = (facts: MailContent["facts"], sides: Sides): Markup =>
  html`<table class="fact" width="100%" cellpadding="0" cellspacing="0" style="width:100%;margin:24px 0 0;border-collapse:collapse">${facts.map((fact) => renderFact(fact, sides))}</table>`;

const buildRowStyle = ({ start }: Sides) =>
  `padding:12px 0;border-top:1px solid #dcd6cb;line-height:1.5;text-align:${start};vertical-align:top`;

const renderFact = ({ label, lines }: MailContent["facts"][number], sides: Sides): Markup =>
  html`<tr><th class="muted line" scope="row" style="${buildRowStyle(sides)};width:132px;padding-${sides.end}:16px;font-size:14px;line-height:24px;font-weight:400;color:#665a4e">${label}</th>
<td class="strong line" style="${buildRowStyle(sides)};font-size:16px;color:#261c13;overflow-wrap:anywhere">${lines.map(renderLine)}</td></tr>`;

/** A margin separates the lines, so that a wrapped line stays recognisable. */
const renderLine = (line: MailLine, index: number): Markup => {
  const { text, isStruck, isNew, isCode, links } =
    typeof line === "string" ? { ...PLAIN_LINE, text: line } : line;
  const rows = renderLines(text.split("\n"));
  const gap = links.length > 0 ? "16px" : "8px";
  const styled = isStruck
    ? html`<del class="muted" style="color:#665a4e;text-decoration:line-through">${rows}</del>`
    : isNew
      ? html`<strong style="font-weight:600">${rows}</strong>`
      : isCode
        ? html`<strong style="font-size:28px;line-height:36px;font-weight:700;letter-spacing:0.08em">${rows}</strong>`
        : rows;
  return html`<div style="margin:${index === 0 ? "0" : `${gap} 0 0`}">${styled}${links.length > 0 ? renderLineLinks(links) : null}</div>`;
};

const PLAIN_LINE = { isStruck: false, isNew: false, isCode: false, links: [] } as const;

/** Buttons of the height of a finger; a space after each, as Outlook ignores margins of inline elements. */
const renderLineLinks = (links: readonly MailLink[]): Markup =>
  html`<div style="margin:6px 0 0;line-height:52px">${links.map(
    ({ label, href }) =>
      html`<a class="strong line" href="${href}" style="display:inline-block;min-width:40px;padding:10px 16px;border:1px solid #dcd6cb;border-radius:6px;font-size:15px;line-height:22px;font-weight:600;text-align:center;text-decoration:none;color:#261c13">${label}</a> `,
  )}</div>`;

const renderQuote = ({ by, text }: NonNullable<MailContent["quote"]>, { start }: Sides): Markup =>
  html`<p class="muted" style="margin:20px 0 6px;font-size:14px;color:#665a4e">${by}</p>
<blockquote class="strong line" style="margin:0;padding:2px 0;padding-${start}:14px;border-${start}:3px solid #dcd6cb;font-size:16px;line-height:1.5;color:#261c13;overflow-wrap:anywhere">${renderLines(text.split(/\r?\n/))}</blockquote>`;

/**
 * Spacing suits fingers. Links have no separators, which would be left at the end of a wrapped row; the gaps
 * are spaces, as Outlook ignores margins of inline elements.
 */
const renderSecondaryActions = (ways: readonly MailLink[]): Markup =>
  html`<p style="margin:20px 0 0;font-size:15px;line-height:32px">${ways.map(
    ({ label, href }) =>
      html`<span class="way line"><a class="strong" href="${href}" style="color:#261c13;text-decoration:underline;white-space:nowrap">${label}</a>&nbsp;&nbsp;&nbsp;&nbsp;</span> `,
  )}</p>`;

const renderButton = ({ label, href }: NonNullable<MailContent["button"]>, { light }: MailBranding): Markup =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:28px 0 0"><tr><td class="button" style="border-radius:6px;background:${light.accent}"><a href="${href}" style="display:inline-block;padding:13px 22px;color:${light.text};font-size:16px;line-height:20px;font-weight:600;text-decoration:none">${label}</a></td></tr></table>`;

const renderFooter = (footer: string, branding: MailBranding): (string | Markup)[] => [
  ...branding.footer,
  ...branding.links.map(renderLink),
  ...(branding.credit ? [footer] : []),
];

const renderLink = ({ label, href }: NonNullable<MailContent["more"]>): Markup =>
  html`<a class="muted" href="${href}" style="color:#665a4e">${label}</a>`;

const renderLines = (lines: readonly string[]): Markup[] =>
  lines.map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));
