/**
 * The text of an entry is a page of HTML, in which Microsoft keeps how a room of Teams is joined, and owners their notes.
 * What is Bookpage's stands in an element of its own. Outlook puts `x_` before names.
 */
const BOOKPAGE_SECTION =
  /<div\b[^<>]{0,500}?\bid="?(?:x_){0,3}bookpage-entry\b[^<>]{0,500}>((?:(?!<\/?div\b)[\s\S])*)<\/div>/i;

const toHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const renderLink = (html: string) =>
  html.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

export const renderBookpageSection = (text: string): string =>
  `<div id="bookpage-entry">${renderLink(toHtml(text)).replaceAll("\n", "<br>")}</div>`;

/** The page with another part of ours; null where ours cannot be told from the rest. */
export const replaceBookpageSection = (page: string, text: string): string | null =>
  BOOKPAGE_SECTION.test(page) ? page.replace(BOOKPAGE_SECTION, () => renderBookpageSection(text)) : null;
