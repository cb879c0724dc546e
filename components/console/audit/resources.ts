import type { Schemas } from "../api";

type Resource = Schemas["AuditEntry"]["resource"];

const noScreen = null;

/** The resources of audit entries, with a function for the path of a resource's screen. */
const RESOURCE_SCREENS: Record<Resource, ((id: string) => string) | null> = {
  organization: noScreen,
  api_key: () => "/console/keys",
  personal_token: () => "/console/personal-tokens",
  oauth_app: () => "/console/oauth-apps",
  oauth_grant: () => "/console/app-access",
  user: (id) => `/console/users/${id}`,
  preferences: noScreen,
  push_subscription: noScreen,
  user_phone: (id) => `/console/users/${id}`,
  availability: noScreen,
  absence: noScreen,
  bookpage: noScreen,
  appointment_type: noScreen,
  page_template: (id) => `/console/templates/${id}`,
  page_template_type: noScreen,
  link: noScreen,
  calendar_list: noScreen,
  calendar: noScreen,
  calendar_connection: () => "/console/calendar-connections",
  calendar_feed: noScreen,
  subcalendar: noScreen,
  video_account: noScreen,
  team: (id) => `/console/teams/${id}`,
  admin_preferences: noScreen,
  locator: noScreen,
  location: noScreen,
  form: (id) => `/console/forms/${id}`,
  third_party: (id) => `/console/apps/links?aid=${id}`,
  event: noScreen,
  webhook: (id) => `/console/webhooks/${id}`,
  workflow: (id) => `/console/workflows/${id}`,
  workflow_address: () => "/console/workflows",
  sms_account: () => "/console/sms",
  whatsapp_account: () => "/console/whatsapp",
  slack_connection: () => "/console/slack",
  slack_channel: () => "/console/slack",
  invitation: noScreen,
  impersonation: (id) => `/console/users/${id}/overview`,
  person: noScreen,
  waiting_entry: noScreen,
  sign_in: () => "/console/sign-in",
  domain: () => "/console/domains",
  mail_sender: () => "/console/mail",
  message_text: () => "/console/message-texts",
  mail_suppression: () => "/console/outbox/suppressions",
  mail: (id) => `/console/outbox/${id}`,
};

export const AUDITED_RESOURCES = Object.keys(RESOURCE_SCREENS) as Resource[];

export const findResourceScreen = ({ resource, resource_id }: Schemas["AuditEntry"]) =>
  RESOURCE_SCREENS[resource]?.(resource_id) ?? null;
