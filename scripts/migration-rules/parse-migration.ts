import { parseScript } from "@/lib/platform/db/parse-script";

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
  let endBefore = 0;
  return (await parseScript(script)).map(({ kind, node, before, text }) => {
    const above = before.slice(endBefore);
    endBefore = before.length + text.length;
    return { kind, node, line: before.split("\n").length, allowed: ALLOWED_PATTERN.exec(above)?.[1] };
  });
}
