import { DAY, instant } from "@/lib/core/time/instant";
import { readSessionToken } from "@/lib/domain/auth/sessions/cookie";
import { findSession } from "@/lib/domain/auth/sessions/find-session";
import { listOwnBusy } from "@/lib/domain/calendars/list-own-busy";
import { database } from "@/lib/platform/db/client";
import { clientAddress } from "@/lib/platform/http/client-address";
import { countRequest } from "@/lib/platform/http/rate-limit";
import type { OwnTime } from "./view";

/** More than any page shows at once. */
const LONGEST_RANGE_MS = 100 * DAY;

const PRIVATE = { "cache-control": "no-store" };

const refuse = (status: number) => new Response(null, { status, headers: PRIVATE });

/** GET ?from&until, in milliseconds: when whoever is signed in with this browser is busy then; null: nobody is. */
export async function answerOwnBusy(request: Request): Promise<Response> {
  const { excess } = await countRequest("slots", clientAddress(request));
  if (excess) return refuse(429);
  const session = await findSession(readSessionToken(request));
  if (!session) return Response.json({ times: null }, { headers: PRIVATE });
  const search = new URL(request.url).searchParams;
  const [from, until] = [readTime(search.get("from")), readTime(search.get("until"))];
  if (from === null || until === null || !(until > from && until - from <= LONGEST_RANGE_MS))
    return refuse(400);
  const range = { start: instant(from), end: instant(until) };
  const times: OwnTime[] = await listOwnBusy(database(), session.organization, session.user, range);
  return Response.json({ times }, { headers: PRIVATE });
}

/** Any that a date can be made of. */
function readTime(text: string | null): number | null {
  const time = /^-?\d{1,15}$/.test(text ?? "") ? Number(text) : Number.NaN;
  return Number.isNaN(new Date(time).getTime()) ? null : time;
}
