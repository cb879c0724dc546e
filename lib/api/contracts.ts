import * as absences from "@/lib/domain/absences/contract";
import * as agents from "@/lib/domain/agents/contract";
import * as apiKeys from "@/lib/domain/api-keys/contract";
import * as appointmentTypes from "@/lib/domain/appointment-types/contract";
import * as attention from "@/lib/domain/attention/contract";
import * as audit from "@/lib/domain/audit/contract";
import * as availabilities from "@/lib/domain/availabilities/contract";
import * as bookingBatch from "@/lib/domain/bookings/batch-contract";
import * as bookings from "@/lib/domain/bookings/contract";
import * as bookpages from "@/lib/domain/bookpages/contract";
import * as calendarChanges from "@/lib/domain/calendar-changes/contract";
import * as calendars from "@/lib/domain/calendars/contract";
import * as companyCalendars from "@/lib/domain/company-calendars/contract";
import * as conferences from "@/lib/domain/conferences/contract";
import * as domains from "@/lib/domain/domains/contract";
import * as eventConferences from "@/lib/domain/event-conferences/contract";
import * as eventBatch from "@/lib/domain/events/batch-contract";
import * as events from "@/lib/domain/events/contract";
import * as eventOperations from "@/lib/domain/events/operations-contract";
import * as feeds from "@/lib/domain/feeds/contract";
import * as firstSteps from "@/lib/domain/first-steps/contract";
import * as forms from "@/lib/domain/forms/contract";
import * as freeSlots from "@/lib/domain/free-slots/contract";
import * as holds from "@/lib/domain/holds/contract";
import * as holidays from "@/lib/domain/holidays/contract";
import * as inboundMail from "@/lib/domain/inbound-mail/contract";
import * as insights from "@/lib/domain/insights/contract";
import * as invitations from "@/lib/domain/invitations/contract";
import * as jobs from "@/lib/domain/jobs/contract";
import * as links from "@/lib/domain/links/contract";
import * as locations from "@/lib/domain/locations/contract";
import * as locators from "@/lib/domain/locators/contract";
import * as mails from "@/lib/domain/mail/contract";
import * as oauth from "@/lib/domain/oauth/contract";
import * as offboarding from "@/lib/domain/offboarding/contract";
import * as organizations from "@/lib/domain/organizations/contract";
import * as pageTemplates from "@/lib/domain/page-templates/contract";
import * as accounts from "@/lib/domain/passwords/contract";
import * as people from "@/lib/domain/people/contract";
import * as personalData from "@/lib/domain/personal-data/contract";
import * as personalTokens from "@/lib/domain/personal-tokens/contract";
import * as adminPreferences from "@/lib/domain/preferences/admin-contract";
import * as preferences from "@/lib/domain/preferences/contract";
import * as listSettings from "@/lib/domain/preferences/lists/contract";
import * as previews from "@/lib/domain/previews/contract";
import * as provisioning from "@/lib/domain/provisioning/contract";
import * as push from "@/lib/domain/push/contract";
import * as secondFactors from "@/lib/domain/second-factors/contract";
import * as seeingAs from "@/lib/domain/seeing-as/contract";
import * as sessions from "@/lib/domain/sessions/contract";
import * as me from "@/lib/domain/sessions/me-contract";
import * as signIn from "@/lib/domain/sign-in/contract";
import * as teamEvents from "@/lib/domain/team-events/contract";
import * as teams from "@/lib/domain/teams/contract";
import * as testMode from "@/lib/domain/test-mode/contract";
import * as thirdParties from "@/lib/domain/third-parties/contract";
import * as undo from "@/lib/domain/undo/contract";
import * as users from "@/lib/domain/users/contract";
import * as waiting from "@/lib/domain/waiting/contract";
import * as webhooks from "@/lib/domain/webhooks/contract";
import type { AnyContract } from "@/lib/platform/http/contract";
import { findReader, isPatchable, patchContractOf } from "./patch/patch-contract";
import { contractUnderV2 } from "./under-v2";

/** Every endpoint of the API, in the order of the documentation. */
export const CONTRACTS: readonly AnyContract[] = [
  organizations,
  me,
  users,
  people,
  invitations,
  preferences,
  listSettings,
  firstSteps,
  push,
  calendars,
  companyCalendars,
  conferences,
  feeds,
  availabilities,
  absences,
  holidays,
  bookpages,
  appointmentTypes,
  pageTemplates,
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
  seeingAs,
  secondFactors,
  signIn,
  provisioning,
  domains,
  audit,
  offboarding,
  undo,
  personalData,
  webhooks,
  Object.values<AnyContract>(webhooks).map(contractUnderV2),
  jobs,
  mails,
  inboundMail,
]
  .flatMap((domain) => Object.values<AnyContract>(domain))
  .flatMap((contract, _, all) =>
    isPatchable(contract, findReader(contract, all)) ? [contract, patchContractOf(contract)] : [contract],
  );
