import { getWorkContext } from "@/lib/platform/work/work-context";
import { getClockTime } from "./read-clock";

interface Query {
  sql: string;
  args: unknown[];
}

/** Columns that Prisma fills in by itself, with this machine's time. */
const FILLED_IN = /^(?:created|updated|seen|written)_at$/;

/** The longest time between filling in and sending. */
const MOMENT_MS = 5000;

/** Replaces the present time that Prisma has filled in with the sandbox's time. */
export function overrideTimestamps<Q extends Query>(query: Q): Q {
  const clock = getWorkContext()?.clock;
  if (!clock) return query;
  const indexes = findTimestampParameters(query.sql);
  if (indexes.length === 0) return query;
  const args = [...query.args];
  const now = new Date(getClockTime(clock));
  for (const index of indexes) if (isCurrentTime(args[index])) args[index] = toSameType(args[index], now);
  return { ...query, args };
}

function isCurrentTime(value: unknown): boolean {
  if (!(value instanceof Date) && typeof value !== "string") return false;
  return Math.abs(Date.now() - new Date(value).getTime()) < MOMENT_MS;
}

const toSameType = (value: unknown, now: Date) => (value instanceof Date ? now : now.toISOString());

/** Finds the parameters of such columns, counted from 0: in the rows of an INSERT, and in `SET "updated_at" = $2`. */
function findTimestampParameters(sql: string): number[] {
  const changed =
    /(?:^\s*UPDATE\b|\bDO UPDATE\b).*?\bSET\b(.*?)(?:\bWHERE\b|\bRETURNING\b|$)/is.exec(sql)?.[1] ?? "";
  const set = [...changed.matchAll(/"(\w+)" = \$(\d+)/g)].flatMap(([, column = "", number]) =>
    FILLED_IN.test(column) ? [Number(number) - 1] : [],
  );
  const inserted = /INSERT INTO \S+ \(([^)]*)\) VALUES (.*?)(?: ON CONFLICT| RETURNING|$)/is.exec(sql);
  if (!inserted) return set;
  const [, list = "", rows = ""] = inserted;
  const columns = list.split(",").map((name) => name.trim().replaceAll('"', ""));
  const parameters = [...rows.matchAll(/\(([^()]*)\)/g)].flatMap(([, row = ""]) =>
    row.split(",").flatMap((value, index) => {
      const number = /^\s*\$(\d+)/.exec(value)?.[1];
      return number && FILLED_IN.test(columns[index] ?? "") ? [Number(number) - 1] : [];
    }),
  );
  return [...set, ...parameters];
}
