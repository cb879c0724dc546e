import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import type { Room } from "./room";

/** SELECT list over the user `u`. */
export const ROOM_COLUMNS = `u.id, u.first_name AS "firstName", u.last_name AS "lastName", u.capacity, u.place`;

export interface RoomRow {
  id: string;
  firstName: string | null;
  lastName: string | null;
  capacity: number | null;
  place: string | null;
}

export const toRoom = (row: RoomRow): Room => ({
  id: row.id,
  name: formatFullName(row) ?? row.place ?? row.id,
  capacity: row.capacity,
  place: row.place,
});

const LIST = definePreparedStatement<RoomRow>(
  `SELECT ${ROOM_COLUMNS} FROM users u WHERE u.organization_id = $1 AND u.resource`,
);

export async function listRooms(db: Db, organization: OrganizationId): Promise<Room[]> {
  return (await executeSql(db, LIST, [organization])).map(toRoom);
}
