import { loadModule, type Node, parseSync } from "libpg-query";

export interface ParsedStatement {
  /** As PostgreSQL's parser names it, such as `IndexStmt`. */
  kind: string;
  node: Record<string, unknown>;
  line: number;
  /** Why it is allowed all the same: `-- allowed: …` above it. */
  allowed: string | undefined;
}

const ALLOWED_PATTERN = /^\s*--\s*allowed:\s*(\S.*)$/im;

/** The statements of a migration, by PostgreSQL's own parser. */
export async function parseMigration(script: string): Promise<ParsedStatement[]> {
  await loadModule();
  const bytes = Buffer.from(script); // in which the parser counts
  let endBefore = 0;
  return (parseSync(script).stmts ?? []).map(({ stmt, stmt_location: start = 0, stmt_len: length }) => {
    const above = bytes.subarray(endBefore, start).toString();
    endBefore = length ? start + length : bytes.length;
    const [[kind, node] = ["", {}]] = Object.entries(stmt as Node);
    return {
      kind,
      node: node as Record<string, unknown>,
      line: bytes.subarray(0, start).toString().split("\n").length,
      allowed: ALLOWED_PATTERN.exec(above)?.[1],
    };
  });
}
