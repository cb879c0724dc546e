/** Returns the text of HTML, with `between` in place of each tag. */
export const removeMarkup = (html: string, between = ""): string =>
  html
    .replaceAll(/<[^>]+>/g, between)
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
