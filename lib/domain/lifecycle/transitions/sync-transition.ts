import { type Instant, MINUTE } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import type { Transition } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { loadImportDirectory } from "../meeting-import/import-directory";
import { applyBooking } from "./apply-booking";
import type { BookingReport } from "./booking-report";
import { hidePages } from "./change-pages";
import {
  buildToolCallUrl,
  getTransitionTool,
  sealForTransition,
  unsealMeeting,
  unsealOfTransition,
} from "./transition-rows";
import type { AccountConnection } from "./transition-tool";

/** A tool's list may lag behind its calls, so that a meeting that was just booked is not missed in it. */
const LIST_LAG_MS = 10 * MINUTE;

interface Sync {
  row: Transition;
  token: string;
  now: Instant;
  signal?: AbortSignal | undefined;
  wait?: (seconds: number) => Promise<unknown>;
}

/** Reads the account, makes the tool's webhook, and holds the time of all meetings to come. Can be repeated. */
export async function syncTransition(db: Db, { row, token, now, signal, wait }: Sync): Promise<void> {
  const { organizationId, id } = row;
  const organization = asOrganizationId(organizationId);
  const tool = getTransitionTool(row);
  const connection = await tool.connect({ token, address: row.address, ...(wait && { wait }) });
  const { account } = connection;
  // Before the webhook: its first call is converted with the account.
  await db.transition.update({
    where: toRowKey(organizationId, id),
    data: { account: sealForTransition("account", row, JSON.stringify(account)) },
  });
  const secret = unsealOfTransition("secret", row) ?? "";
  const subscription = await connection.subscribe({ url: buildToolCallUrl(row), secret });
  // Before the meetings are read, as each later booking is reported to it.
  await db.transition.update({ where: toRowKey(organizationId, id), data: { subscription } });
  if (row.hidesPages && row.state !== "switched")
    await hidePages(db, organization, id, tool.listPageSlugs(account));
  await holdMeetings(db, { row, connection, now, signal });
  const where = { organizationId, id };
  await db.transition.updateMany({ where, data: { syncedAt: new Date(now) } });
  await db.transition.updateMany({ where: { ...where, state: "preparing" }, data: { state: "active" } });
}

interface Reading extends Pick<Sync, "row" | "now" | "signal"> {
  connection: AccountConnection<unknown>;
}

async function holdMeetings(db: Db, { row: transition, connection, now, signal }: Reading): Promise<void> {
  const { organizationId, id: transitionId } = transition;
  const { reports, readHosts } = await connection.readMeetings(now);
  const directory = await loadImportDirectory(db, asOrganizationId(organizationId));
  for (const report of reports) {
    signal?.throwIfAborted();
    await applyBooking(db, { transition, directory, report, now });
  }
  const listed = new Set(reports.map(({ id }) => id));
  const rows = await db.transitionMeeting.findMany({
    where: {
      ...{ organizationId, transitionId, state: { not: "released" } },
      ...{ endsAt: { gt: new Date(now) }, reportedAt: { lt: new Date(now - LIST_LAG_MS) } },
    },
  });
  for (const row of rows) {
    const meeting = unsealMeeting(row)?.meeting;
    const isMissed = meeting && meeting.start > now && readHosts.includes(meeting.hosts[0] ?? "");
    if (!isMissed || listed.has(row.sourceId)) continue;
    const report = buildEnd(row.sourceId, now);
    await applyBooking(db, { transition, directory, report, now });
  }
}

const buildEnd = (id: string, at: Instant): BookingReport => ({
  ...{ id, at, from: "account" as const, meeting: null },
  ...{ booked: [], cancelled: [], isOver: true, movedFrom: null },
});
