import { MemoCache } from "@/lib/platform/cache/memo-cache";
import type { Statement } from "@/lib/platform/db/statement";

const NOW = /\b(?:now|clock_timestamp)\(\)/gi;

const rewritten = new MemoCache<string, string>();

/**
 * Replaces `now()` in a statement that runs for a sandbox with the sandbox's time. CURRENT_TIMESTAMP stays the
 * world's.
 */
export function overrideNow<Row extends object>(
  { text, preparedAs, ...rest }: Statement<Row>,
  values: readonly unknown[],
  now: number,
): { statement: Statement<Row>; values: unknown[] } {
  const overridden = rewritten.get(`${values.length} ${text}`, () =>
    text.replace(NOW, `$${values.length + 1}::timestamptz`),
  );
  if (overridden === text)
    return { statement: { text, preparedAs, ...rest } as Statement<Row>, values: [...values] };
  return {
    statement: { ...rest, text: overridden, preparedAs: preparedAs && `${preparedAs} at` } as Statement<Row>,
    values: [...values, new Date(now)],
  };
}
