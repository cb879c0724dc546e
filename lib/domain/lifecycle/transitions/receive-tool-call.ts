import { type Instant, MINUTE } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import type { Transition } from "@/lib/platform/db/generated/client";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { tryParseJson } from "@/lib/platform/http/try-parse-json";
import { loadImportDirectory } from "../meeting-import/import-directory";
import { applyBooking } from "./apply-booking";
import { importHeldMeetings } from "./import-held-meetings";
import { getTransitionTool, readAccountOf, unsealOfTransition } from "./transition-rows";
import type { ToolCall } from "./transition-tool";

/** `unsigned`: refused. `gone`: the transition is over, so that the tool may delete its webhook. */
export type CallOutcome = "applied" | "ignored" | "unsigned" | "unreadable" | "gone";

interface ReceivedCall {
  organization: OrganizationId;
  id: string;
  call: ToolCall;
  now: Instant;
}

/** Applies a call of the other tool, which comes late, twice, in any order, or from somebody else. */
export async function receiveToolCall(
  db: Db,
  { organization, id, call, now }: ReceivedCall,
): Promise<CallOutcome> {
  const row = await db.transition.findUnique({ where: toRowKey(organization, id) });
  if (!row) return "unsigned";
  const tool = getTransitionTool(row);
  const secret = unsealOfTransition("secret", row);
  if (secret === null || !tool.isSigned(call, secret)) {
    if (row.state !== "finished") await recordRefusal(db, row, now);
    return "unsigned";
  }
  if (row.state === "finished") return "gone";
  await db.transition.updateMany({
    where: { organizationId: organization, id },
    data: { calledAt: new Date(now) },
  });
  const account = readAccountOf(row);
  if (account === null) return "ignored"; // it is read as a whole in a moment
  const report = tool.parseCall(tryParseJson(call.body), account);
  if (report === undefined) return "unreadable";
  if (report === null) return "ignored";
  const directory = await loadImportDirectory(db, asOrganizationId(organization));
  await applyBooking(db, { transition: row, directory, report, now });
  const current = await db.transition.findUnique({ where: toRowKey(organization, id) });
  if (current?.state === "switched")
    await importHeldMeetings(db, { transition: current, now, sourceId: report.id });
  return "applied";
}

/** At most once a minute, as anybody can send such calls. */
const recordRefusal = (db: Db, { organizationId, id }: Transition, now: Instant) =>
  db.transition.updateMany({
    where: {
      ...{ organizationId, id },
      OR: [{ rejectedAt: null }, { rejectedAt: { lt: new Date(now - MINUTE) } }],
    },
    data: { rejectedAt: new Date(now) },
  });
