import type { MissingSetupKind } from "@/lib/domain/people/options";

/** Users who take bookings; a condition on the user `t`. */
const IS_BOOKABLE = `NOT t.resource AND t.suspended_at IS NULL AND (t.admin OR t.role IS DISTINCT FROM 'viewer')`;

const OPENS_SOMETIME = "(@.enabled == true && exists(@.slots[*]))";

/** A condition on the availability `a`: any day of the week, of a rotating week or of the dates has hours. */
export const HAS_HOURS = `(jsonb_path_exists(coalesce(a.weeks, a.days), '$.** ? ${OPENS_SOMETIME}')
  OR jsonb_path_exists(a.dates, '$[*] ? ${OPENS_SOMETIME}'))`;

/** A condition on the user `t` in the organisation `$1`: member of a team with an active page. */
export const IN_TEAM_WITH_PAGE = `EXISTS (
  SELECT FROM team_members m JOIN bookpages b ON b.organization_id = $1 AND b.team_id = m.team_id AND b.active
   WHERE m.organization_id = $1 AND m.user_id = t.id AND m.member)`;

/** Missing settings of users who take bookings, as conditions on the user `t` in the organisation `$1`. */
export const MISSING_SETUP_CONDITIONS: Record<MissingSetupKind, string> = {
  without_hours: `${IS_BOOKABLE} AND NOT EXISTS (
    SELECT FROM availabilities a WHERE a.organization_id = $1 AND a.user_id = t.id AND ${HAS_HOURS})`,
  without_calendar: `${IS_BOOKABLE} AND NOT EXISTS (
    SELECT FROM calendars c WHERE c.organization_id = $1 AND c.user_id = t.id)`,
  without_page: `${IS_BOOKABLE} AND NOT ${IN_TEAM_WITH_PAGE} AND NOT EXISTS (
    SELECT FROM bookpages b WHERE b.organization_id = $1 AND b.user_id = t.id AND b.active)`,
};
