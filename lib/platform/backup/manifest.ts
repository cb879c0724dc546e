import { z } from "zod";

/** What a backup begins with: all that has to be known before its rows are taken. */
export const Manifest = z.object({
  /** Of the backup itself; what reads another one says so. */
  format: z.literal(1),
  /** The release that made it. */
  release: z.string(),
  made_at: z.iso.datetime(),
  /** Those that the database had finished. */
  migrations: z.array(z.string()),
  /** The current one first. */
  secrets: z.tuple([z.string()], z.string()),
  vapid: z.object({ publicKey: z.string(), privateKey: z.string() }).nullable(),
  /** The addresses and secrets of the demo, where there is one. */
  demo: z.string().nullable(),
});

export type Manifest = z.output<typeof Manifest>;

export const TableBegin = z.object({ table: z.string(), columns: z.array(z.string()) });

export const TableEnd = z.object({ rows: z.number() });

export const BackupEnd = z.object({
  sequences: z.record(z.string(), z.object({ last: z.string(), used: z.boolean() })),
});
