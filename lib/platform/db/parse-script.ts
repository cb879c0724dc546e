import { loadModule, type Node, parseSync } from "libpg-query";

interface ParsedScriptStatement {
  /** The name of the statement in PostgreSQL's parser, such as `IndexStmt`. */
  kind: string;
  node: Record<string, unknown>;
  /** The text before it, comments included, and the statement itself. */
  before: string;
  text: string;
}

/** Parses the statements of a script with PostgreSQL's own parser. */
export async function parseScript(script: string): Promise<ParsedScriptStatement[]> {
  await loadModule();
  const bytes = Buffer.from(script); // the parser counts bytes
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
