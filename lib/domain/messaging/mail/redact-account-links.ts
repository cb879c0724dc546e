import type { MailParts } from "./store-mails";

/** Path of a link with a token of `generateToken`; such a link signs its holder in. */
const TOKEN_PATH_PATTERN = /\/[a-z-]+\/[\w-]{32}(?![\w-])/g;

/** Removes links that open the reader's account; links to events stay. */
export function redactAccountLinks(parts: MailParts): MailParts {
  const hide = (text: string) => text.replace(TOKEN_PATH_PATTERN, "/…");
  return { ...parts, text: hide(parts.text), html: hide(parts.html) };
}
