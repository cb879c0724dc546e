import { escapeMarkup } from "@/lib/core/text/escape-markup";

/**
 * The body of an entry is HTML, in which Microsoft stores joining instructions for Teams, and owners their
 * notes. Bookpage's part is an element of its own. Outlook prefixes attribute values with `x_`.
 */
const BOOKPAGE_SECTION =
  /<div\b[^<>]{0,500}?\bid="?(?:x_){0,3}bookpage-entry\b[^<>]{0,500}>((?:(?!<\/?div\b)[\s\S])*)<\/div>/i;

const renderLink = (html: string) =>
  html.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

export const renderBookpageSection = (text: string): string =>
  `<div id="bookpage-entry">${renderLink(escapeMarkup(text)).replaceAll("\n", "<br>")}</div>`;

/** Replaces Bookpage's part of the body; null if it cannot be located. */
export const replaceBookpageSection = (page: string, text: string): string | null =>
  BOOKPAGE_SECTION.test(page) ? page.replace(BOOKPAGE_SECTION, () => renderBookpageSection(text)) : null;
