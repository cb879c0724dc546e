import agents from "@/docs/guides/agents.md";
import apps from "@/docs/guides/apps.md";
import automation from "@/docs/guides/automation.md";
import bookings from "@/docs/guides/bookings.md";
import embed from "@/docs/guides/embed.md";
import embedElements from "@/docs/guides/embed-elements.md";
import errors from "@/docs/guides/errors.md";
import firstBooking from "@/docs/guides/first-booking.md";
import forms from "@/docs/guides/forms.md";
import importMeetings from "@/docs/guides/import-meetings.md";
import limits from "@/docs/guides/limits.md";
import mailServer from "@/docs/guides/mail-server.md";
import messageTexts from "@/docs/guides/message-texts.md";
import moveFromCalcom from "@/docs/guides/move-from-calcom.md";
import moveFromCalendly from "@/docs/guides/move-from-calendly.md";
import pagePerCustomer from "@/docs/guides/page-per-customer.md";
import pageTemplates from "@/docs/guides/page-templates.md";
import polls from "@/docs/guides/polls.md";
import questions from "@/docs/guides/questions.md";
import rooms from "@/docs/guides/rooms.md";
import seats from "@/docs/guides/seats.md";
import settingsFiles from "@/docs/guides/settings-files.md";
import slack from "@/docs/guides/slack.md";
import stays from "@/docs/guides/stays.md";
import steps from "@/docs/guides/steps.md";
import sync from "@/docs/guides/sync.md";
import teams from "@/docs/guides/teams.md";
import testMode from "@/docs/guides/test-mode.md";
import usersFromACrm from "@/docs/guides/users-from-a-crm.md";
import versions from "@/docs/guides/versions.md";
import webhookFormats from "@/docs/guides/webhook-formats.md";
import webhooks from "@/docs/guides/webhooks.md";
import whatsNew from "@/docs/guides/whats-new.md";
import workflows from "@/docs/guides/workflows.md";
import { createLazySingleton } from "@/lib/platform/cache/create-lazy-singleton";
import { type Guide, parseGuide } from "./parse-guide";

/** The guides by group, in reading order. The key is both the slug and the name of the file. */
const GROUPS: Record<string, Record<string, string>> = {
  Start: { "first-booking": firstBooking, "test-mode": testMode, errors, limits, versions },
  "People and pages": {
    "users-from-a-crm": usersFromACrm,
    "page-per-customer": pagePerCustomer,
    "page-templates": pageTemplates,
    teams,
    "move-from-calendly": moveFromCalendly,
    "move-from-calcom": moveFromCalcom,
    "import-meetings": importMeetings,
  },
  Booking: {
    ...{ bookings, stays, steps, questions, forms, seats, rooms, polls, workflows, slack },
    ...{ "message-texts": messageTexts, "mail-server": mailServer },
  },
  "Webhooks and sync": { webhooks, "webhook-formats": webhookFormats, sync, "settings-files": settingsFiles },
  "Agents and apps": { agents, apps, automation },
  "Your website": { embed, "embed-elements": embedElements },
  Product: { "whats-new": whatsNew },
};

export const listGuides = createLazySingleton((): Guide[] =>
  Object.entries(GROUPS).flatMap(([group, members]) =>
    Object.entries(members).map(([slug, source]) => parseGuide({ slug, group, source })),
  ),
);
