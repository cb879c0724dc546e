import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findRow } from "@/lib/platform/db/rows";
import { WAITING, type WaitingRow } from "./waiting-row";

/** Null once it has been booked, left or removed. */
export const findEntry = (db: Db, organization: OrganizationId, id: string): Promise<WaitingRow | null> =>
  findRow(db, WAITING, organization, (param) => [`t.id = ${param(id)}`]);
