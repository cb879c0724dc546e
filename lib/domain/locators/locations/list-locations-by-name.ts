import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { Location, Locator } from "@/lib/platform/db/generated/client";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import type { OpeningHours } from "./opening-hours-schema";
import { buildServiceCondition } from "./services";

/** The list continues after this name and id, which need not exist. */
interface NamePosition {
  name: string;
  id: string;
}

export type ListedLocation = Pick<
  Location,
  "id" | "externalId" | "name" | "address" | "pictureUrl" | "link" | "timezone" | "latitude" | "longitude"
> & { openingHours: OpeningHours | null };

/** The order of `locations_locator_id_name_id_idx`: accents and case are secondary, in any language. */
export const NAME_EXPRESSION = `name COLLATE "und-x-icu"`;

const LIST_STATEMENT = definePreparedStatement<ListedLocation>(`
  SELECT id, name, address, extid AS "externalId", picture_url AS "pictureUrl", link, opening_hours AS "openingHours", timezone, latitude, longitude
    FROM locations t
   WHERE organization_id = $1 AND locator_id = $2 AND (${NAME_EXPRESSION}, id) > ($3, $4) AND ${buildServiceCondition("$6")}
   ORDER BY ${NAME_EXPRESSION}, id
   LIMIT $5`);

/** Lists a locator's locations with the service from A to Z. */
export const listLocationsByName = (
  db: Db,
  { organizationId, id }: Locator,
  from: NamePosition | null,
  limit: number,
  service: string | null = null,
): Promise<ListedLocation[]> =>
  executeSql(db, LIST_STATEMENT, [organizationId, id, from?.name ?? "", from?.id ?? "", limit, service]);

/** Each range ends before the next initial; digits and signs precede "a", other scripts follow "α". */
const INITIALS = ["", ..."abcdefghijklmnopqrstuvwxyz", "α"];

export const HIGHEST_CHARACTER = "\uFFFF";

const PRESENT_INITIALS_STATEMENT = definePreparedStatement<{ low: string }>(`
  SELECT low
    FROM unnest($3::text[], $4::text[]) AS initial (low, high)
   WHERE EXISTS (SELECT 1 FROM locations t
                  WHERE organization_id = $1 AND locator_id = $2 AND ${NAME_EXPRESSION} >= low AND ${NAME_EXPRESSION} < high
                    AND ${buildServiceCondition("$5")})
   ORDER BY low COLLATE "und-x-icu"`);

/** Lists the initials in use: "" for digits and signs, letters, "α" for all scripts after Z. */
export async function listInitials(
  db: Db,
  { organizationId, id }: Locator,
  service: string | null = null,
): Promise<string[]> {
  const ends = [...INITIALS.slice(1), HIGHEST_CHARACTER];
  const rows = await executeSql(db, PRESENT_INITIALS_STATEMENT, [
    organizationId,
    id,
    INITIALS,
    ends,
    service,
  ]);
  return rows.map(({ low }) => low);
}
