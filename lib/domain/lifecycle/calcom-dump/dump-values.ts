import type { z } from "zod";
import { tryParseJson } from "@/lib/platform/http/try-parse-json";

/** A row of the dump: texts as PostgreSQL writes them. */
export type Values = Readonly<Record<string, string | null>>;

export const toNumber = (text: string | null | undefined): number | null =>
  text == null || text === "" || !Number.isFinite(Number(text)) ? null : Number(text);

/** `t` in `COPY`, `true` in `INSERT`. */
export const toBoolean = (text: string | null | undefined): boolean => text === "t" || text === "true";

/** Times are written in UTC without a zone. */
export const toUtcText = (text: string | null | undefined): string => `${(text ?? "").replace(" ", "T")}Z`;

/** Parses JSON of a column; null if it is none of the schema. */
export const toJson = <Schema extends z.ZodType>(
  schema: Schema,
  text: string | null | undefined,
): z.output<Schema> | null => schema.safeParse(tryParseJson(text ?? "")).data ?? null;

/** `{1,2}` */
export const toNumbers = (text: string | null | undefined): number[] =>
  (text ?? "").replace(/[{}]/g, "").split(",").filter(Boolean).map(Number);
