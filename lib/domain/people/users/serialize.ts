import { z } from "zod";
import { CALENDAR_SOURCES } from "@/lib/domain/calendars/options";
import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import type { Plan } from "@/lib/domain/tenancy/organizations/plans";
import { deriveRole } from "@/lib/domain/tenancy/organizations/role";
import { toPictureUrl } from "@/lib/domain/tenancy/pictures/picture-url";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { env } from "@/lib/platform/env/env";
import type { Language } from "@/lib/platform/i18n/languages";
import type { SIGN_UP_WAYS } from "./schema";
import type { Travel } from "./travel";

/** Relations that `serializeUser` needs. */
export const USER_INCLUDE = {
  organization: { select: { id: true, name: true } },
  calendarList: {
    select: {
      calendars: {
        select: { source: true, sourceId: true, profile: true },
        orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      },
    },
  },
} satisfies Prisma.UserInclude;

export type UserRow = Prisma.UserGetPayload<{ include: typeof USER_INCLUDE }>;

/** The profile that is stored with a connected calendar account. */
const profile = z
  .object({ email: z.string().nullable(), picture: z.string().nullable(), fetched_at: z.coerce.date() })
  .nullable()
  .catch(null);

/**
 * Describes the Google account that was connected first. Contacts are never read, and credentials are never
 * returned.
 */
function serializeGoogle({ calendarList }: UserRow) {
  const account = calendarList?.calendars.find(({ source }) => source === "google");
  const known = account && profile.parse(account.profile);
  return {
    id: account?.sourceId ?? null,
    email: known?.email ?? null,
    picture: known?.picture ?? null,
    token: null,
    last_contacts_fetch: null,
    last_profile_fetch: known?.fetched_at ?? null,
  };
}

/** The API lists purchasable modules; here all of them are always on. */
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

function serializeConnections({ calendarList }: UserRow) {
  const connected = new Set(calendarList?.calendars.map(({ source }) => source));
  return Object.fromEntries(CALENDAR_SOURCES.map((source) => [source, connected.has(source)])) as Record<
    (typeof CALENDAR_SOURCES)[number],
    boolean
  >;
}

export const serializeUser = (row: UserRow) => ({
  _id: row.id,
  id: row.id,
  first_name: row.firstName,
  last_name: row.lastName,
  full_name: formatFullName(row),
  timezone: row.timezone,
  language: row.language as Language,
  signedup_with: row.signedupWith as (typeof SIGN_UP_WAYS)[number],
  role: deriveRole(row),
  calendarList: row.calendarListId,
  picture_url: toPictureUrl(row.pictureUrl),
  travel: row.travel as unknown as Travel[],
  resource: row.resource,
  capacity: row.capacity,
  place: row.place,
  suspended: row.suspendedAt !== null,
  suspended_at: row.suspendedAt,
  emails: row.email ? [row.email] : [],
  account: {
    organization: {
      name: row.organization.name,
      id: row.organization.id,
      admin: row.admin,
      extid: row.externalId,
    },
    plan: row.plan as Plan,
    free_trial_days: row.freeTrialDays,
    free_trial_started: row.freeTrialStarted,
    free_trial_until: row.freeTrialUntil,
    app_url: `${env().WEB_URL}/console`,
  },
  consent: { terms: row.consentTerms },
  calendars: serializeConnections(row),
  google: serializeGoogle(row),
  modules: MODULES,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  __v: row.v,
});
