import * as accounts from "@/lib/accounts/contract";
import * as apiKeys from "@/lib/api-keys/contract";
import * as appointmentTypes from "@/lib/appointment-types/contract";
import * as attention from "@/lib/attention/contract";
import * as audit from "@/lib/audit/contract";
import * as availabilities from "@/lib/availabilities/contract";
import * as bookpages from "@/lib/bookpages/contract";
import * as calendars from "@/lib/calendars/contract";
import * as events from "@/lib/events/contract";
import * as eventOperations from "@/lib/events/operations-contract";
import * as feeds from "@/lib/feeds/contract";
import * as freeSlots from "@/lib/free-slots/contract";
import * as holds from "@/lib/holds/contract";
import * as inboundMail from "@/lib/inbound-mail/contract";
import * as insights from "@/lib/insights/contract";
import * as invitations from "@/lib/invitations/contract";
import * as jobs from "@/lib/jobs/contract";
import * as locations from "@/lib/locations/contract";
import * as locators from "@/lib/locators/contract";
import * as mails from "@/lib/mail/contract";
import * as organizations from "@/lib/organizations/contract";
import * as adminPreferences from "@/lib/preferences/admin-contract";
import * as preferences from "@/lib/preferences/contract";
import * as push from "@/lib/push/contract";
import * as sessions from "@/lib/sessions/contract";
import * as teams from "@/lib/teams/contract";
import * as teamEvents from "@/lib/teams/event-contract";
import * as thirdParties from "@/lib/third-parties/contract";
import * as users from "@/lib/users/contract";
import * as webhooks from "@/lib/webhooks/contract";
import type { AnyContract } from "./contract";
import { contractUnderV2 } from "./under-v2";

/** Every endpoint of the API, in the order of the documentation. */
export const CONTRACTS: readonly AnyContract[] = [
  organizations,
  users,
  invitations,
  preferences,
  push,
  calendars,
  feeds,
  availabilities,
  bookpages,
  appointmentTypes,
  freeSlots,
  holds,
  events,
  eventOperations,
  insights,
  attention,
  teams,
  teamEvents,
  adminPreferences,
  locators,
  locations,
  thirdParties,
  apiKeys,
  accounts,
  sessions,
  audit,
  webhooks,
  Object.values<AnyContract>(webhooks).map(contractUnderV2),
  jobs,
  mails,
  inboundMail,
].flatMap((domain) => Object.values<AnyContract>(domain));
