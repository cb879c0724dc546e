import { loadModule, type Node, parseSync } from "libpg-query";

interface ParsedScriptStatement {
  /** As PostgreSQL's parser names it, such as `IndexStmt`. */
  kind: string;
  node: Record<string, unknown>;
  /** What stands before it, comments and all, and itself. */
  before: string;
  text: string;
}

/** The statements of a script, by PostgreSQL's own parser. */
export async function parseScript(script: string): Promise<ParsedScriptStatement[]> {
  await loadModule();
  const bytes = Buffer.from(script); // in which the parser counts
  return (parseSync(script).stmts ?? []).map(({ stmt, stmt_location: start = 0, stmt_len: length }) => {
    const [[kind, node] = ["", {}]] = Object.entries(stmt as Node);
    return {
      kind,
      node: node as Record<string, unknown>,
      before: bytes.subarray(0, start).toString(),
      text: bytes.subarray(start, length ? start + length : bytes.length).toString(),
    };
  });
}
