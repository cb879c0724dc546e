import { z } from "zod";

/** Returns the fields of an object schema, wrapped or not. */
export function findShape(schema: z.ZodType): Record<string, z.ZodType> | null {
  if (schema instanceof z.ZodObject) return schema.shape as Record<string, z.ZodType>;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return findShape(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodUnion)
    return schema.options.map((option) => findShape(option as z.ZodType)).find(Boolean) ?? null;
  if (schema instanceof z.ZodPipe) return findShape(schema.in as z.ZodType);
  return null;
}
