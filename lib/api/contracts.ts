import * as audit from "@/lib/domain/audit/contract";
import * as jobs from "@/lib/domain/audit/jobs/contract";
import * as apiKeys from "@/lib/domain/auth/api-keys/contract";
import * as impersonation from "@/lib/domain/auth/impersonation/contract";
import * as oauth from "@/lib/domain/auth/oauth/contract";
import * as accounts from "@/lib/domain/auth/passwords/contract";
import * as personalTokens from "@/lib/domain/auth/personal-tokens/contract";
import * as secondFactors from "@/lib/domain/auth/second-factors/contract";
import * as sessions from "@/lib/domain/auth/sessions/contract";
import * as me from "@/lib/domain/auth/sessions/me-contract";
import * as signIn from "@/lib/domain/auth/sign-in/contract";
import * as absences from "@/lib/domain/availability/absences/contract";
import * as availabilities from "@/lib/domain/availability/availabilities/contract";
import * as freeSlots from "@/lib/domain/availability/free-slots/contract";
import * as holidays from "@/lib/domain/availability/holidays/contract";
import * as appointmentTypes from "@/lib/domain/booking-pages/appointment-types/contract";
import * as bookpages from "@/lib/domain/booking-pages/bookpages/contract";
import * as links from "@/lib/domain/booking-pages/links/contract";
import * as pageTemplates from "@/lib/domain/booking-pages/page-templates/contract";
import * as agents from "@/lib/domain/bookings/agents/contract";
import * as bookingBatch from "@/lib/domain/bookings/batch-contract";
import * as bookings from "@/lib/domain/bookings/contract";
import * as forms from "@/lib/domain/bookings/forms/contract";
import * as holds from "@/lib/domain/bookings/holds/contract";
import * as waiting from "@/lib/domain/bookings/waiting-list/contract";
import * as workflowMessages from "@/lib/domain/bookings/workflow-steps/contract";
import * as companyCalendars from "@/lib/domain/calendars/company-calendars/contract";
import * as calendars from "@/lib/domain/calendars/contract";
import * as conferences from "@/lib/domain/conferencing/conferences/contract";
import type { AnyContract } from "@/lib/domain/contracts/contract";
import * as attention from "@/lib/domain/dashboard/action-items/contract";
import * as insights from "@/lib/domain/dashboard/insights/contract";
import * as firstSteps from "@/lib/domain/dashboard/onboarding/contract";
import * as eventBatch from "@/lib/domain/events/batch-contract";
import * as calendarChanges from "@/lib/domain/events/calendar-changes/contract";
import * as events from "@/lib/domain/events/contract";
import * as eventConferences from "@/lib/domain/events/event-conferences/contract";
import * as feedback from "@/lib/domain/events/feedback/contract";
import * as feeds from "@/lib/domain/events/feeds/contract";
import * as inboundMail from "@/lib/domain/events/inbound-mail/contract";
import * as eventOperations from "@/lib/domain/events/operations-contract";
import * as push from "@/lib/domain/events/push/contract";
import * as teamEvents from "@/lib/domain/events/team-events/contract";
import * as thirdParties from "@/lib/domain/events/third-parties/contract";
import * as workflows from "@/lib/domain/events/workflows/contract";
import * as imports from "@/lib/domain/lifecycle/imports/contract";
import * as offboarding from "@/lib/domain/lifecycle/offboarding/contract";
import * as oldLinks from "@/lib/domain/lifecycle/old-links/contract";
import * as personalData from "@/lib/domain/lifecycle/personal-data/contract";
import * as previews from "@/lib/domain/lifecycle/previews/contract";
import * as settingsFiles from "@/lib/domain/lifecycle/settings-files/contract";
import * as testMode from "@/lib/domain/lifecycle/test-mode/contract";
import * as transitions from "@/lib/domain/lifecycle/transitions/contract";
import * as undo from "@/lib/domain/lifecycle/undo/contract";
import * as locators from "@/lib/domain/locators/contract";
import * as locations from "@/lib/domain/locators/locations/contract";
import * as domains from "@/lib/domain/messaging/domains/contract";
import * as mails from "@/lib/domain/messaging/mail/contract";
import * as senders from "@/lib/domain/messaging/senders/contract";
import * as slack from "@/lib/domain/messaging/slack/contract";
import * as sms from "@/lib/domain/messaging/sms/contract";
import * as mailSuppressions from "@/lib/domain/messaging/suppressions/contract";
import * as messageTexts from "@/lib/domain/messaging/texts/contract";
import * as webhooks from "@/lib/domain/messaging/webhooks/contract";
import * as whatsapp from "@/lib/domain/messaging/whatsapp/contract";
import * as people from "@/lib/domain/people/contract";
import * as invitations from "@/lib/domain/people/invitations/contract";
import * as phones from "@/lib/domain/people/phones/contract";
import * as adminPreferences from "@/lib/domain/people/preferences/admin-contract";
import * as preferences from "@/lib/domain/people/preferences/contract";
import * as listSettings from "@/lib/domain/people/preferences/lists/contract";
import * as provisioning from "@/lib/domain/people/provisioning/contract";
import * as teams from "@/lib/domain/people/teams/contract";
import * as users from "@/lib/domain/people/users/contract";
import * as organizations from "@/lib/domain/tenancy/organizations/contract";
import { buildPatchContract, findReadContract, isPatchable } from "./patch/build-patch-contract";
import { toV2Contract } from "./to-v2-endpoint";

/** Every endpoint of the API, in the order of the documentation. */
export const CONTRACTS: readonly AnyContract[] = [
  organizations,
  me,
  users,
  people,
  invitations,
  phones,
  preferences,
  listSettings,
  firstSteps,
  push,
  calendars,
  companyCalendars,
  conferences,
  feedback,
  feeds,
  availabilities,
  absences,
  holidays,
  bookpages,
  appointmentTypes,
  pageTemplates,
  workflows,
  workflowMessages,
  links,
  waiting,
  previews,
  freeSlots,
  holds,
  agents,
  bookings,
  bookingBatch,
  events,
  eventConferences,
  eventOperations,
  eventBatch,
  calendarChanges,
  insights,
  attention,
  teams,
  teamEvents,
  adminPreferences,
  locators,
  locations,
  forms,
  thirdParties,
  apiKeys,
  testMode,
  personalTokens,
  oauth,
  accounts,
  sessions,
  impersonation,
  secondFactors,
  signIn,
  provisioning,
  domains,
  slack,
  sms,
  whatsapp,
  imports,
  transitions,
  oldLinks,
  settingsFiles,
  audit,
  offboarding,
  undo,
  personalData,
  webhooks,
  Object.values<AnyContract>(webhooks).map(toV2Contract),
  jobs,
  mails,
  mailSuppressions,
  senders,
  messageTexts,
  inboundMail,
]
  .flatMap((domain) => Object.values<AnyContract>(domain))
  .flatMap((contract, _, all) =>
    isPatchable(contract, findReadContract(contract, all))
      ? [contract, buildPatchContract(contract)]
      : [contract],
  );
