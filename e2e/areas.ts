/**
 * The source folders of each area, beside `lib/domain/<area>` and its API tests. Every area is a folder here.
 * Code outside of all areas can affect any of them.
 */
export const AREA_CODE: Record<string, readonly string[]> = {
  api: [
    "tests/api",
    "tests/clients",
    ...[
      "app/api",
      "app/docs",
      "app/hooks",
      "app/mcp",
      "app/v2",
      "components/docs",
      "lib/api",
      "lib/pages/agents",
    ],
    ...[
      "components/console/third-party-apps",
      "components/console/api-keys",
      "components/console/webhooks",
      "docs/guides",
    ],
  ],
  auth: [
    "tests/provisioning",
    ...["app/(public)/login", "app/(public)/oauth", "app/(public)/reset", "app/(public)/signup", "app/oauth"],
    ...["components/accounts", "components/console/oauth-apps", "components/console/security"],
    ...[
      "components/console/impersonation",
      "components/console/sign-in",
      "components/consent",
      "lib/pages/account",
    ],
    "lib/pages/consent",
  ],
  availability: ["components/console/availability", "components/console/rooms", "components/console/form"],
  "booking-pages": [
    "tests/pages",
    ...[
      "app/(public)/[nickname]",
      "components/booking",
      "components/console/links",
      "components/console/pages",
    ],
    ...["components/console/change-preview", "components/console/templates", "lib/pages/booking"],
  ],
  bookings: [
    "tests/waiting-list",
    "tests/events",
    ...[
      "app/(public)/forms",
      "app/(public)/waiting",
      "components/console/forms",
      "components/console/waiting-list",
    ],
    ...[
      "components/forms",
      "components/meetings",
      "components/waiting-list",
      "lib/pages/forms",
      "lib/pages/meetings",
    ],
    ...["lib/pages/booking", "lib/pages/waiting-list"],
  ],
  calendars: [
    "tests/calendars",
    ...["components/console/calendars", "components/console/calendars", "lib/pages/calendar-sign-in"],
    ...["app/console/calendars", "lib/pages/visitor-calendar"],
  ],
  conferencing: [],
  console: ["app/console", "components/console"],
  dashboard: ["components/console/insights", "components/console/overview"],
  embedding: ["clients/elements", "clients/react", "lib/pages/page-shell"],
  events: [
    "tests/events",
    "tests/polls",
    ...[
      "app/(public)/add_details",
      "app/(public)/add_invitees",
      "app/(public)/event",
      "components/console/events",
      "components/console/workflows",
    ],
    ...["components/event-wizard", "components/events", "lib/pages/event-wizard", "lib/pages/event"],
  ],
  everywhere: ["components/ui", "lib/pages/page-shell", "lib/platform/i18n", "messages"],
  lifecycle: [
    "tests/test-mode",
    "tests/settings-files",
    "tests/calendly-import",
    "tests/calcom-import",
    "tests/meeting-files",
    "tests/imports",
    "components/console/settings-import",
    "components/console/test-mode",
    "components/console/undo-toast",
  ],
  locators: [
    "tests/locators",
    "app/(public)/locators",
    "components/console/locators",
    "components/locators",
    "lib/pages/locator",
  ],
  messaging: [
    "tests/messages",
    ...["components/console/domains", "components/console/outbox", "components/console/push"],
    "components/console/notifications",
  ],
  people: [
    "tests/people",
    ...["app/(public)/join", "components/console/imports", "components/console/invitations"],
    ...["components/console/offboarding", "components/console/users", "components/console/users"],
    ...["components/console/roles", "components/console/teams", "components/console/users"],
  ],
  tenancy: ["components/console/organization", "components/console/pictures"],
};
