import { expect, it } from "vitest";
import { findDomainWords } from "./find-domain-words";

const find = (text: string) => findDomainWords("lib/platform/db/file.ts", text);

it.each([
  "const teamSlots = 1;",
  'const lock = { page_templates: 1, "teams.id": 2 };',
  'execute("SELECT 1 FROM webhooks");',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
  "const sql = `SELECT ${column} FROM bookings`;",
  "interface Role { isAdmin: boolean }",
])("findDomainWords reports %s", (text) => {
  expect(find(text)).toEqual([
    expect.stringMatching(/^lib\/platform\/db\/file\.ts:1: `\w+` is a word of the domain/),
  ]);
});

it.each([
  "/** Locks rows such as teams. */ const lockRow = 1;",
  'import { hooks } from "./calendars/hooks";',
  "env().WEBHOOK_ALLOWED_HOSTS;",
  "const POLL_INTERVAL_MS = 200;",
  "organization.timeslotted();",
])("findDomainWords allows %s", (text) => {
  expect(find(text)).toEqual([]);
});
