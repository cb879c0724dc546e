import { findBooker } from "@/lib/domain/events/visitor/find-booker";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import type { EmailKey } from "@/lib/domain/people/preferences/email-keys";
import {
  applyPreferenceDefaults,
  EMPTY_PREFERENCES,
  type StoredPreferences,
} from "@/lib/domain/people/preferences/merge-preferences";
import { getBranding } from "@/lib/domain/tenancy/branding/branding";
import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { Prisma, type User } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { listRows } from "@/lib/platform/db/rows";
import { selectFrom } from "@/lib/platform/db/select-from";
import { definePreparedStatement, defineStatement, formatAnyOf } from "@/lib/platform/db/statement";
import { isLanguage, type Language } from "@/lib/platform/i18n/languages";
import type { HourCycle } from "@/lib/platform/i18n/region-format";
import type { MailNotice } from "./list-mail-notices";

export interface MailReader {
  role: "host" | "booker" | "guest" | "team" | "address";
  /** The event as this reader sees it; null for a team admin or a fixed address, who do not take part. */
  visitor: EventVisitor | null;
  email: string;
  name: string | null;
  lang: Language;
  zone: string;
  /** The organisation's setting; otherwise the locale's default. */
  hourCycle?: HourCycle | null;
  /** The organisation's name; absent in previews. */
  organizationName?: string;
  /** The team that this reader is an admin of. */
  team: string | null;
  /** The link with which the reader of a fixed address ends the mails. */
  stopLink?: string;
}

/**
 * Finds the recipients of a notification: participants who want it (guests without an account always do), then team
 * admins.
 */
export async function findReaders(
  db: Db,
  organization: OrganizationId,
  visitors: readonly EventVisitor[],
  notice: MailNotice,
): Promise<MailReader[]> {
  const readers = await findParticipants(db, organization, visitors, notice, shouldReceiveMail);
  const known = new Set(visitors.flatMap(({ email }) => email ?? []));
  const admins = await findTeamAdmins(db, organization, visitors[0]?.event.createdByUserId ?? null, notice);
  const { hour_cycle: hourCycle, name: organizationName } = await getBranding(db, organization);
  const all = [...readers, ...admins.filter(({ email }) => !known.has(email))];
  return all.map((reader) => ({ ...reader, hourCycle, organizationName }));
}

type Preferences = ReturnType<typeof applyPreferenceDefaults>;

const shouldReceiveMail = ({ email }: Preferences, key: EmailKey | "always") =>
  key === "always" || email[key];

const USERS_WITH_PREFERENCES = defineStatement<User & { preferences: StoredPreferences | null }>(
  selectFrom("users", Prisma.UserScalarFieldEnum, {
    preferences: `(SELECT json_build_object('email', p.email, 'push', p.push)
                     FROM user_preferences p WHERE p.organization_id = $1 AND p.user_id = t.id)`,
  }),
);

/** Finds participants with preferences that pass `wants`; guests have the defaults. */
export async function findParticipants(
  db: Db,
  organization: OrganizationId,
  visitors: readonly EventVisitor[],
  notice: MailNotice,
  wants: (chosen: Preferences, key: EmailKey | "always") => boolean,
): Promise<MailReader[]> {
  const ids = visitors.flatMap(({ userId }) => userId ?? []);
  const users =
    ids.length > 0
      ? await listRows(db, USERS_WITH_PREFERENCES, organization, (param) => [
          `t.id = ${formatAnyOf(param(ids))}`,
        ])
      : [];
  return visitors
    .filter((visitor) => isNotified(visitor, notice))
    .flatMap((visitor): MailReader[] => {
      const key = visitor.isOrganizer ? notice.host : notice.invitees;
      const user = users.find(({ id }) => id === visitor.userId);
      const chosen = applyPreferenceDefaults(user?.preferences ?? EMPTY_PREFERENCES);
      const { email } = user ?? visitor; // an address that an account gave up belongs to no user
      if (user?.suspendedAt) return [];
      if (!key || !email || !wants(chosen, key)) return [];
      const { event } = visitor;
      const locale = user?.language ?? visitor.locale ?? event.lang;
      return [
        {
          role: visitor.isOrganizer ? "host" : visitor.id === findBooker(event)?.id ? "booker" : "guest",
          visitor,
          email,
          name: (user && formatFullName(user)) ?? visitor.fullName,
          lang: isLanguage(locale) ? locale : "en",
          zone: user?.timezone ?? visitor.timezone ?? event.timezone,
          team: null,
        },
      ];
    });
}

/** Returns whether the invitee gets mails: not after a decline, unless requested, and never after the deletion of their account. */
const isNotified = (
  { id, hasLeft, createdAt, event }: EventVisitor,
  { kind, only, except, fromTheStart }: MailNotice,
): boolean =>
  !hasLeft &&
  !(fromTheStart && createdAt > event.createdAt) &&
  (only === undefined || only === id) &&
  id !== except &&
  (kind === "link" || kind === "left" || !event.declines.some(({ inviteeId }) => inviteeId === id));

/** Finds admins of the host's teams that want such mails. */
async function findTeamAdmins(
  db: Db,
  organization: OrganizationId,
  host: string | null,
  { team: key, only }: MailNotice,
): Promise<MailReader[]> {
  if (!key || !host || only) return [];
  const admins = await executeSql(db, TEAM_ADMINS_STATEMENT, [organization, host, key]);
  return admins.map(({ email, language, timezone, team, ...names }) => ({
    role: "team",
    visitor: null,
    email,
    name: formatFullName(names),
    lang: isLanguage(language) ? language : "en",
    zone: timezone,
    team,
  }));
}

type TeamAdmin = Pick<User, "firstName" | "lastName" | "language" | "timezone"> & {
  email: string;
  team: string;
};

// An admin of several teams is listed for the first one.
const TEAM_ADMINS_STATEMENT = definePreparedStatement<TeamAdmin>(`
  SELECT DISTINCT ON (u.email) u.email, u.first_name AS "firstName", u.last_name AS "lastName", u.language,
         u.timezone, t.name AS team
    FROM team_members host
    JOIN teams t ON t.organization_id = $1 AND t.id = host.team_id
    JOIN team_admin_preferences p ON p.organization_id = $1 AND p.team_id = t.id AND p.email -> $3 = 'true'
    JOIN team_members a ON a.organization_id = $1 AND a.team_id = t.id AND a.admin
    JOIN users u ON u.organization_id = $1 AND u.id = a.user_id AND u.email IS NOT NULL AND u.suspended_at IS NULL
   WHERE host.organization_id = $1 AND host.user_id = $2 AND host.member
   ORDER BY u.email, t.id`);
