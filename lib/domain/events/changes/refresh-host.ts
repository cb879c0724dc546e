import { refreshBusy } from "@/lib/domain/calendars/reading/refresh-busy";
import type { Db } from "@/lib/platform/db/client";
import type { EventTarget } from "./event-target";

/** Looks at the calendars of the host, before an event takes another time of theirs. Not in a transaction. */
export const refreshHost = (db: Db, { organization, id, now }: EventTarget) =>
  refreshBusy(db, organization, { event: id }, now);
