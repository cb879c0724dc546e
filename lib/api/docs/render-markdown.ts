import { Marked, type Token, type Tokens } from "marked";
import { escapeMarkup } from "@/lib/core/text/escape-markup";
import { getLanguageLabel, highlightCode } from "./highlight-code";
import { removeMarkup } from "./remove-markup";
import type { OutlineItem } from "./view";

/** Adjacent code blocks in these languages become tabs. */
const TAB_LANGUAGES = new Set(["sh", "ts", "python"]);

export interface RenderedText {
  html: string;
  outline: OutlineItem[];
}

/**
 * Renders a guide as markup with anchors at headings, scrolling tables and highlighted code. The text is trusted, as
 * it is part of the project.
 */
export function renderMarkdown(text: string): RenderedText {
  const outline: OutlineItem[] = [];
  let groups = 0;
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const label = removeMarkup(html);
        const id = toAnchor(label);
        if (depth <= 3) outline.push({ href: `#${id}`, label, level: depth });
        return `<h${depth} id="${id}"><a href="#${id}">${html}</a></h${depth}>`;
      },
      link({ href, tokens }) {
        return `<a href="${escapeMarkup(toPageAddress(href))}">${this.parser.parseInline(tokens)}</a>`;
      },
      image: ({ href, text }) => renderPicture(href, text),
      code: (token) => renderCode(token),
      table(token) {
        const cells = (row: Tokens.TableCell[], tag: string) =>
          `<tr>${row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join("")}</tr>`;
        const rows = token.rows.map((row) => cells(row, "td")).join("");
        return `<div class="docs-table" tabindex="0" role="group" aria-label="Table"><table><thead>${cells(token.header, "th")}</thead><tbody>${rows}</tbody></table></div>`;
      },
    },
  });
  const html = groupCode(marked.lexer(text))
    .map((part) => {
      if (!Array.isArray(part)) return marked.parser([part]);
      groups += 1;
      return renderCodeTabs(part, `code-${groups}`);
    })
    .join("");
  return { html, outline };
}

/** Renders a line or paragraph of a description. */
export const renderLine = (text: string): string => INLINE.parse(text, { async: false });

const INLINE = new Marked({ renderer: { code: (token) => renderCode(token) } });

/** Groups adjacent code blocks in the languages of tabs. */
function groupCode(tokens: Token[]): (Token | Tokens.Code[])[] {
  const parts: (Token | Tokens.Code[])[] = [];
  for (const token of tokens) {
    const last = parts.at(-1);
    if (token.type === "space") continue;
    if (!hasLanguageChoice(token)) parts.push(token);
    else if (
      Array.isArray(last) &&
      !last.some((block) => parseCodeLanguage(block) === parseCodeLanguage(token))
    )
      last.push(token);
    else parts.push([token]);
  }
  return parts.map((part) => (Array.isArray(part) && part.length === 1 ? (part[0] as Token) : part));
}

const hasLanguageChoice = (token: Token): token is Tokens.Code =>
  token.type === "code" && TAB_LANGUAGES.has(parseCodeLanguage(token as Tokens.Code));

export const parseCodeLanguage = ({ lang }: Pick<Tokens.Code, "lang">): string => lang?.split(" ")[0] ?? "";

/**
 * Renders tabs as radio buttons, which need no script: the style sheet shows the selected block, and all of them in
 * print.
 */
function renderCodeTabs(blocks: Tokens.Code[], name: string): string {
  const radios = blocks.map((block, index) => {
    const language = parseCodeLanguage(block);
    return `<label><input type="radio" name="${name}" value="${language}"${index === 0 ? " checked" : ""}>${getLanguageLabel(language)}</label>`;
  });
  return `<fieldset class="code-choice"><legend>Language</legend><div>${radios.join("")}</div>${blocks.map(renderCode).join("")}</fieldset>`;
}

function renderCode(token: Tokens.Code): string {
  const language = parseCodeLanguage(token);
  const caption = token.lang?.endsWith("answer")
    ? "Answer"
    : language === "sh"
      ? "Shell"
      : getLanguageLabel(language);
  return `<figure class="code" data-language="${language}"><figcaption>${caption || "Text"}</figcaption><pre tabindex="0"><code>${highlightCode(token.text, language)}</code></pre></figure>`;
}

/** A picture of the product: GitHub shows the light one, the page that of the reader's theme. */
function renderPicture(href: string, alt: string): string {
  const source = escapeMarkup(href.replace("../../public", ""));
  const dark = source.replace("-light.", "-dark.");
  return `<picture><source srcset="${dark}" media="(prefers-color-scheme: dark)"><img src="${source}" alt="${escapeMarkup(alt)}" width="1440" height="900" loading="lazy"></picture>`;
}

/** Builds anchors like GitHub, so that the same link works there. */
const toAnchor = (label: string) =>
  label
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

/** `webhooks.md#retries` → `/docs/webhooks#retries` */
const toPageAddress = (href: string) => href.replace(/^([\w-]+)\.md(?=#|$)/, "/docs/$1");
