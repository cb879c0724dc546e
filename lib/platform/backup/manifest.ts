import { z } from "zod";

/** The first frame of a backup: everything that must be known before the rows are loaded. */
export const Manifest = z.object({
  /** The version of the backup format; readers of another version report it. */
  format: z.literal(1),
  /** The release that wrote the backup. */
  release: z.string(),
  made_at: z.iso.datetime(),
  /** The migrations that the database had finished. */
  migrations: z.array(z.string()),
  /** The current secret first. */
  secrets: z.tuple([z.string()], z.string()),
  vapid: z.object({ publicKey: z.string(), privateKey: z.string() }).nullable(),
  /** The addresses and secrets of the demo; null without a demo. */
  demo: z.string().nullable(),
});

export type Manifest = z.output<typeof Manifest>;

export const TableBegin = z.object({ table: z.string(), columns: z.array(z.string()) });

export const TableEnd = z.object({ rows: z.number() });

export const BackupEnd = z.object({
  sequences: z.record(z.string(), z.object({ last: z.string(), used: z.boolean() })),
});
