import { MINUTE } from "@/lib/core/time/instant";
import { api, unwrapResponse } from "../api";
import type { ApiEvent } from "../resources/event-state-mark";
import { searchUsers } from "../resources/user-picker";
import type { TranslateConsole } from "../texts";

/** The time for which a host is searched. */
export interface HostedTime {
  /** An instant in ISO 8601. */
  start: string;
  minutes: number;
}

/** Rules for bookers, which do not keep a colleague from taking a meeting over. */
const BOOKER_RULES = [
  "align",
  "off_grid",
  "past",
  "today",
  "horizon",
  "minimum_notice",
  "start_date",
  "end_date",
  "limit",
  "page_limit",
  "type_limit",
];

/** Returns the confirmed time of a meeting, otherwise the first proposed one. */
export function findHostedTime({ dates, confirmed }: ApiEvent): HostedTime | null {
  const date = dates.find(({ _id }) => confirmed.flag && _id === confirmed.date_id) ?? dates[0];
  if (!date) return null;
  const minutes = Math.round((Date.parse(date.end_date) - Date.parse(date.date)) / MINUTE);
  return { start: date.date, minutes };
}

/** Finds users by name or address and says who is available at the time; those come first. */
export async function findAvailableHosts(
  search: string,
  { start, minutes }: HostedTime,
  t: TranslateConsole,
) {
  const found = await searchUsers(search, t);
  const hosts = await Promise.all(
    found.map(async (user) => ({ ...user, isFree: await isAvailable(user.id, { start, minutes }) })),
  );
  return hosts
    .toSorted((one, other) => Number(other.isFree ?? false) - Number(one.isFree ?? false))
    .map(({ isFree, ...user }) => ({
      ...user,
      detail: isFree === null ? user.detail : t(isFree ? "events.hostFree" : "events.hostBusy"),
    }));
}

/** Returns null if it is unknown, for example for a user whose times the reader may not see. */
async function isAvailable(user: string, { start, minutes }: HostedTime): Promise<boolean | null> {
  try {
    const query = { users: user, start, duration: minutes, timezone: "UTC" };
    const { value } = await unwrapResponse(api.GET("/v2/slots/explain", { params: { query } }));
    return value.reasons.every(({ rule }) => BOOKER_RULES.includes(rule));
  } catch {
    return null;
  }
}
