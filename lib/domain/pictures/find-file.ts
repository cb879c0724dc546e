import type { Db } from "@/lib/platform/db/client";
import { sql } from "@/lib/platform/db/sql";
import { preparedStatement } from "@/lib/platform/db/statement";
import { parseFilePath } from "./file-path";

interface Row {
  organization_id: string;
  content: Buffer;
}

/** By its name alone, in which whose it is has gone: 160 bits that nobody guesses. */
const FIND = preparedStatement<Row>(
  "SELECT organization_id, content FROM files WHERE picture = $1 AND variant = $2",
);

const TYPES = { webp: "image/webp", png: "image/png", jpg: "image/jpeg" } as const;

/** What is served at `/files/…`; null: nothing. */
export async function findFile(db: Db, name: string): Promise<{ type: string; content: Buffer } | null> {
  const named = parseFilePath(`/files/${name}`);
  if (!named) return null;
  const [row] = await sql(db, FIND, [named.picture, named.variant]);
  const format = named.variant.split(".")[1] as keyof typeof TYPES;
  return row ? { type: TYPES[format], content: row.content } : null;
}
