import ts from "typescript";

/** Words that lib/platform must not contain, apart from its comments: it serves any application with tenants. */
const DOMAIN_WORDS = new Set(
  [
    "absence absences admin admins appointment appointments attendee attendees audience availability availabilities",
    "booker bookers booking bookings bookpages calendar calendars conference conferences deliveries delivery guest guests",
    "holiday holidays impersonation impersonator invitation invitations invitee invitees locator locators meeting meetings",
    "nickname nicknames passkey passkeys polls reservation reservations scim seat seats slot slots subcalendar",
    "subcalendars team teams tombstone tombstones trash vote votes webhook webhooks workflow workflows",
  ].flatMap((words) => words.split(" ")),
);

/** Names of settings, which the table of settings declares for the whole service: `WEBHOOK_ALLOWED_HOSTS`. */
const SETTING_NAME = /^[A-Z]+(_[A-Z]+)+$/;

/** The identifiers and texts of a source file that contain a word of the domain: `file:line: sentence`. */
export function findDomainWords(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const issues: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) return; // the layers forbid imports of the domain
    if (ts.isIdentifier(node) || ts.isLiteralExpression(node) || isTemplatePart(node)) {
      const word = SETTING_NAME.test(node.text)
        ? undefined
        : splitWords(node.text).find((one) => DOMAIN_WORDS.has(one));
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      if (word) issues.push(`${file}:${line}: \`${word}\` is a word of the domain: see decision 200.`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return issues;
}

const isTemplatePart = (node: ts.Node): node is ts.TemplateLiteralLikeNode =>
  ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);

/** `findTeamSlots` and `team_slots` → `team`, `slots`, … */
const splitWords = (text: string): string[] =>
  (text.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());
