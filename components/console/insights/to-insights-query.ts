import type { GetQuery } from "../api";
import type { ListAddress } from "../list/use-list-address";

type InsightsQuery = GetQuery<"/v2/insights">;

export const PERIODS_WEEKS = [4, 12, 26, 52];
export const DEFAULT_PERIOD_WEEKS = 12;

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** Converts the URL to the API's query; a range applies if both ends are set. */
export function toInsightsQuery({ get }: Pick<ListAddress, "get">, timezone: string): InsightsQuery {
  const weeks = PERIODS_WEEKS.find((period) => String(period) === get("weeks")) ?? DEFAULT_PERIOD_WEEKS;
  const [from, to] = [get("from"), get("to")];
  const named = [
    ["host", get("host")],
    ["team", get("team")],
    ["bookpage", get("page")],
    ["type", get("type")],
    ["source", get("source")],
  ].filter(([, value]) => value !== "");
  const isRange = DAY_PATTERN.test(from) && DAY_PATTERN.test(to);
  return {
    ...(isRange ? { from, to } : { weeks }),
    timezone,
    compare: "previous",
    ...(Object.fromEntries(named) as Partial<InsightsQuery>),
  };
}
