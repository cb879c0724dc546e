import { asInstant, DAY } from "@/lib/core/time/instant";
import { readSessionToken } from "@/lib/domain/auth/sessions/cookie";
import { findSession } from "@/lib/domain/auth/sessions/find-session";
import { listMemberBusyTimes } from "@/lib/domain/calendars/list-member-busy-times";
import { countRequest } from "@/lib/domain/contracts/rate-limit";
import { getDatabase } from "@/lib/platform/db/client";
import { getClientNetwork } from "@/lib/platform/http/client-address";
import type { VisitorBusyTime } from "./view";

/** Longer than the range of any page. */
const LONGEST_RANGE_MS = 100 * DAY;

const PRIVATE = { "cache-control": "no-store" };

const rejectRequest = (status: number) => new Response(null, { status, headers: PRIVATE });

/** GET ?from&until, in milliseconds: the busy times of the signed-in user; null without a session. */
export async function handleVisitorBusy(request: Request): Promise<Response> {
  const { excess } = await countRequest("slots", getClientNetwork(request));
  if (excess) return rejectRequest(429);
  const session = await findSession(readSessionToken(request));
  if (!session) return Response.json({ times: null }, { headers: PRIVATE });
  const search = new URL(request.url).searchParams;
  const [from, until] = [parseTime(search.get("from")), parseTime(search.get("until"))];
  if (from === null || until === null || !(until > from && until - from <= LONGEST_RANGE_MS))
    return rejectRequest(400);
  const range = { start: asInstant(from), end: asInstant(until) };
  const times: VisitorBusyTime[] = await listMemberBusyTimes(
    getDatabase(),
    session.organization,
    session.user,
    range,
  );
  return Response.json({ times }, { headers: PRIVATE });
}

/** Parses a time within the range of Date. */
function parseTime(text: string | null): number | null {
  const time = /^-?\d{1,15}$/.test(text ?? "") ? Number(text) : Number.NaN;
  return Number.isNaN(new Date(time).getTime()) ? null : time;
}
