import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findRow } from "@/lib/platform/db/rows";
import { WAITING_ROWS, type WaitingRow } from "./waiting-row";

/** Returns null if the entry was booked, left or removed. */
export const findWaitingEntry = (
  db: Db,
  organization: OrganizationId,
  id: string,
): Promise<WaitingRow | null> => findRow(db, WAITING_ROWS, organization, (param) => [`t.id = ${param(id)}`]);
