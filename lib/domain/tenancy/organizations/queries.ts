import type { Weekday } from "@/lib/core/time/weekdays";
import { type StoredPicture, serializePicture } from "@/lib/domain/tenancy/pictures/stored-picture";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import type { Language } from "@/lib/platform/i18n/languages";
import type { HourCycle } from "@/lib/platform/i18n/region-format";
import type { Plan } from "./plans";

/** Lists of ids are JSON, which is parsed faster than an array. */
export const ORGANIZATION_STATEMENT = definePreparedStatement<Organization>(`
  SELECT o.name, o.lang, o.private, o.plan, o.confirm_bookers, o.open_polls, o.week_start, o.blocked_guests, o.superadmin_team_id AS superadmin_team,
         o.timezone, o.hour_cycle, o.accent, o.logo, o.footer, o.privacy_url, o.imprint_url, o.credit,
         CASE WHEN o.sandbox_of IS NULL THEN 'live' ELSE 'test' END AS mode,
         o.created_at AS "createdAt", o.updated_at AS "updatedAt", o.v AS "__v",
         coalesce(json_agg(u.id ORDER BY u.id) FILTER (WHERE u.admin), '[]') AS admins,
         coalesce(json_agg(u.id ORDER BY u.id) FILTER (WHERE u.id IS NOT NULL), '[]') AS members
    FROM organizations o LEFT JOIN users u ON u.organization_id = o.id
   WHERE o.id = $1 GROUP BY o.id`);

interface Organization {
  name: string;
  lang: Language;
  private: boolean;
  plan: Plan;
  confirm_bookers: boolean;
  open_polls: boolean;
  week_start: Weekday;
  blocked_guests: string[];
  superadmin_team: string | null;
  timezone: string | null;
  hour_cycle: HourCycle | null;
  accent: string | null;
  logo: StoredPicture | null;
  footer: string;
  privacy_url: string | null;
  imprint_url: string | null;
  credit: boolean;
  mode: "live" | "test";
  createdAt: Date;
  updatedAt: Date;
  __v: number;
  admins: string[];
  members: string[];
}

export async function getOrganization(db: Db, id: OrganizationId) {
  const [row] = await executeSql(db, ORGANIZATION_STATEMENT, [id]);
  if (!row) throw new Error(`The organisation ${id} has a key or a session, but no row`);
  return { _id: id, ...row, logo: row.logo && serializePicture(row.logo) };
}

/** Returns whether external bookers confirm their address before the booking sends mail to others. */
export async function shouldConfirmBookers(db: Db, id: OrganizationId): Promise<boolean> {
  const row = await db.organization.findUniqueOrThrow({ where: { id }, select: { confirmBookers: true } });
  return row.confirmBookers;
}

/** Returns whether anonymous visitors may create polls; false also if the organisation does not exist. */
export async function areOpenPollsAllowed(db: Db, id: OrganizationId): Promise<boolean> {
  const row = await db.organization.findUnique({ where: { id }, select: { openPolls: true } });
  return row?.openPolls ?? false;
}

/** Returns the settings that new users start with. */
export async function getUserDefaults(db: Db, id: OrganizationId) {
  const { weekStart, timezone, lang } = await db.organization.findUniqueOrThrow({
    where: { id },
    select: { weekStart: true, timezone: true, lang: true },
  });
  return { weekStart: weekStart as Weekday, timezone, lang: lang as Language };
}

/** Returns the first day of the organisation's week. */
export async function getOrganizationWeekStart(db: Db, id: OrganizationId): Promise<Weekday> {
  const row = await db.organization.findUniqueOrThrow({ where: { id }, select: { weekStart: true } });
  return row.weekStart as Weekday;
}
