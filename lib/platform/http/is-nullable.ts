import type { z } from "zod";

export const isNullable = (schema: z.ZodType): boolean => schema.safeParse(null).success;
