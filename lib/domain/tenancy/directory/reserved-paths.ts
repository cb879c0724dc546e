/** First path segments that the application uses, or that people would trust too much. */
export const RESERVED_NAMES: ReadonlySet<string> = new Set(
  [
    "add_details add_invitees api book changelog changelog.json console docs elements elements.js embed.js event events favicon.ico feeds files forgot forms health hooks icon.svg join llms.txt mcp",
    "apple-touch-icon.png locators login logout scim manifest.json manifest.webmanifest metrics oauth push.js reset robots.txt signup sitemap.xml social-preview.png static types v1 v2 v3 vendor",
    "about account admin administrator billing bookpage bookpages help legal mail me meetings null pricing privacy root",
    "security settings status support system terms undefined users waiting webhooks www",
  ].flatMap((words) => words.split(" ")),
);

/** Suffixes of a page's other formats: `/jane.md` is `/jane` as text. */
const RESERVED_ENDINGS = /\.(md|json|txt)$/;

/** True if a page of a user or team must not have this path. */
export function isReservedPath(text: string): boolean {
  const name = text.toLowerCase();
  return RESERVED_NAMES.has(name) || RESERVED_ENDINGS.test(name);
}
