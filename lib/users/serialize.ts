import type { Organization, User } from "@/lib/db/generated/client";
import { env } from "@/lib/env";
import type { Language } from "@/lib/i18n/languages";

const NO_CALENDARS = { google: false, office365: false, exchange: false, icloud: false, caldav: false };

const NO_GOOGLE = {
  id: null,
  email: null,
  picture: null,
  token: null,
  last_contacts_fetch: null,
  last_profile_fetch: null,
};

/** Nothing is sold here, so every module that exists is on. */
const MODULES = {
  brand: true,
  assistant: false,
  bookpage: true,
  bookpage_pro: true,
  availabilities: true,
  billing: false,
  group_pro: true,
  team: true,
};

export const fullNameOf = ({ firstName, lastName }: Pick<User, "firstName" | "lastName">): string | null =>
  [firstName, lastName].filter(Boolean).join(" ") || null;

export const serializeUser = (row: User, organization: Pick<Organization, "id" | "name">) => ({
  _id: row.id,
  id: row.id,
  first_name: row.firstName,
  last_name: row.lastName,
  full_name: fullNameOf(row),
  timezone: row.timezone,
  language: row.language as Language,
  signedup_with: row.signedupWith,
  calendarList: row.calendarListId,
  picture_url: row.pictureUrl,
  emails: row.email ? [row.email] : [],
  account: {
    organization: { name: organization.name, id: organization.id, admin: row.admin, extid: row.extid },
    plan: row.plan,
    free_trial_days: row.freeTrialDays,
    free_trial_started: row.freeTrialStarted,
    free_trial_until: row.freeTrialUntil,
    app_url: `${env().WEB_URL}/console`,
  },
  consent: { terms: row.consentTerms },
  calendars: NO_CALENDARS,
  google: NO_GOOGLE,
  modules: MODULES,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  __v: row.v,
});
