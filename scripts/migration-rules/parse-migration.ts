import { parseScript } from "@/lib/platform/db/parse-script";

export interface ParsedStatement {
  /** The name of the statement in PostgreSQL's parser, such as `IndexStmt`. */
  kind: string;
  node: Record<string, unknown>;
  line: number;
  /** The reason of an exemption: `-- allowed: …` above the statement. */
  allowed: string | undefined;
}

const ALLOWED_PATTERN = /^\s*--\s*allowed:\s*(\S.*)$/im;

/** Parses the statements of a migration with PostgreSQL's own parser. */
export async function parseMigration(script: string): Promise<ParsedStatement[]> {
  let endBefore = 0;
  return (await parseScript(script)).map(({ kind, node, before, text }) => {
    const above = before.slice(endBefore);
    endBefore = before.length + text.length;
    return { kind, node, line: before.split("\n").length, allowed: ALLOWED_PATTERN.exec(above)?.[1] };
  });
}
