import type { MailParts } from "./store-mails";

/** The path of a link with a token as `generateToken` makes it: who has such a link can be that person. */
const TOKEN_PATH_PATTERN = /\/[a-z-]+\/[\w-]{32}(?![\w-])/g;

/** The mail without what opens its reader's account; links to events stay. */
export function redactAccountLinks(parts: MailParts): MailParts {
  const hide = (text: string) => text.replace(TOKEN_PATH_PATTERN, "/…");
  return { ...parts, text: hide(parts.text), html: hide(parts.html) };
}
