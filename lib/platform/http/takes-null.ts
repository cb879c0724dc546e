import type { z } from "zod";

export const takesNull = (schema: z.ZodType): boolean => schema.safeParse(null).success;
