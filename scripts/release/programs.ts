/** The programs of a release: each becomes a bundle, named after its file. */
export const PROGRAMS = [
  "scripts/bookpage.ts",
  "scripts/start/seed-demo.ts",
  "lib/platform/threads/serve-thread.ts",
  "lib/domain/calendars/untrusted/parsers.ts",
  "lib/domain/availability/holidays/calculate-holidays.ts",
  "lib/domain/people/identities/saml/verify-response.ts",
  "lib/domain/events/inbound-mail/parse-mail.ts",
  "lib/domain/tenancy/pictures/encode-picture.ts",
  "lib/domain/lifecycle/calendly-import/infer-type-rules.ts",
  "lib/domain/lifecycle/meeting-files/read-meeting-file.ts",
];
