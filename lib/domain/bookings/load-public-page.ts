import type { Schedule } from "@/lib/core/slots/schedule";
import type { Instant } from "@/lib/core/time/instant";
import { readSchedule, scheduleText } from "@/lib/domain/availabilities/schedule";
import type { PageAddress } from "@/lib/domain/bookings/page-address";
import type { CustomSettings } from "@/lib/domain/bookpages/custom";
import { findName } from "@/lib/domain/directory/find-name";
import {
  readTakenTime,
  TAKEN_TIME_COLUMNS,
  type TakenTime,
  takenTime,
} from "@/lib/domain/free-slots/taken-time";
import { formatFullName } from "@/lib/domain/organizations/full-name";
import type { Db } from "@/lib/platform/db/client";
import { sql } from "@/lib/platform/db/sql";
import { preparedStatement } from "@/lib/platform/db/statement";
import type { Language } from "@/lib/platform/i18n/languages";
import { noteOrganization } from "@/lib/platform/work/current-work";
import type { PublicPage, PublicType } from "./public-page";

/** Meetings that overlap this range are read; the caller adds room for buffers. */
interface Range {
  from: Instant;
  to: Instant;
}

interface TypeRow {
  id: string;
  handle: string;
  name: string;
  public: boolean;
  message: string;
  description: string;
  custom: CustomSettings;
  availability_id: string | null;
  schedule: string | null;
}

interface Row extends TakenTime {
  id: string;
  nickname: string;
  message: string;
  custom: CustomSettings;
  owner_id: string;
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  picture_url: string | null;
  timezone: string;
  language: string;
  schedule: string | null;
  types: readonly TypeRow[] | null;
}

const LOAD = preparedStatement<Row>(`
  SELECT b.id, b.nickname::text, b.message, b.custom,
         u.id AS owner_id, u.email, u.first_name, u.last_name, u.picture_url, u.timezone, u.language,
         ${scheduleText("organization_id = $1 AND user_id = u.id")} AS schedule, ${TAKEN_TIME_COLUMNS},
         (SELECT json_agg(json_build_object(
                   'id', t.id, 'handle', t.handle, 'name', t.name, 'public', t.public, 'message', t.message,
                   'description', t.description, 'custom', t.custom, 'availability_id', t.availability_id,
                   'schedule', ${scheduleText("organization_id = $1 AND id = t.availability_id")}) ORDER BY t.created_at, t.id)
            FROM appointment_types t
           WHERE t.organization_id = $1 AND t.bookpage_id = b.id AND t.active AND (t.public OR t.handle = $3)) AS types
    FROM bookpages b
    JOIN users u ON u.organization_id = $1 AND u.id = b.user_id
         ${takenTime("$1", "$4", "$5")}
   WHERE b.organization_id = $1 AND b.id = $2 AND b.active`);

export const DEFAULT_DURATION_MINUTES = 30;

/** The active page at this address with everything that its screen shows, in one statement of its organisation; null if there is none. */
export async function loadPublicPage(
  db: Db,
  { nickname, type: handle, minutes }: PageAddress,
  { from, to }: Range,
): Promise<PublicPage | null> {
  const named = await findName(db, "nickname", nickname);
  if (!named) return null;
  const [row] = await sql(db, LOAD, [
    named.organization,
    named.id,
    handle,
    new Date(from).toISOString(),
    new Date(to).toISOString(),
  ]);
  const type = row?.types?.find((one) => one.handle === handle);
  if (!row || (handle !== null && !type)) return null;

  noteOrganization(named.organization);
  const mainSchedule = row.schedule === null ? null : readSchedule(row.schedule);
  const custom = type ? { ...row.custom, ...type.custom } : row.custom;
  return {
    organization: named.organization,
    bookpageId: row.id,
    appointmentTypeId: type?.id ?? null,
    availabilityId: type?.availability_id ?? null,
    nickname: row.nickname,
    message: type?.message || row.message,
    custom,
    owner: {
      id: row.owner_id,
      email: row.email,
      name: formatFullName({ firstName: row.first_name, lastName: row.last_name }) ?? row.nickname,
      firstName: row.first_name || row.last_name || row.nickname,
      pictureUrl: row.picture_url,
      timezone: row.timezone,
      language: row.language as Language,
    },
    host: {
      schedule: scheduleOfType(type, mainSchedule),
      ...readTakenTime(row),
    },
    duration: minutes ?? custom.duration ?? DEFAULT_DURATION_MINUTES,
    type: type
      ? { ...publicType(type, row.custom, mainSchedule), title: type.custom.invite_title || type.name }
      : null,
    types: (row.types ?? [])
      .filter((one) => one.public)
      .map((one) => publicType(one, row.custom, mainSchedule)),
  };
}

const scheduleOfType = (type: TypeRow | undefined, main: Schedule | null): Schedule | null =>
  type?.schedule ? readSchedule(type.schedule) : main;

const publicType = (type: TypeRow, pageCustom: CustomSettings, main: Schedule | null): PublicType => ({
  handle: type.handle,
  name: type.name,
  description: type.description,
  duration: type.custom.duration ?? pageCustom.duration ?? DEFAULT_DURATION_MINUTES,
  schedule: scheduleOfType(type, main),
});
