import { z } from "zod";

/** Fields of every resource that clients cannot write. */
const BOOKKEEPING = new Set(["_id", "__v", "createdAt", "updatedAt"]);

/**
 * Removes, at every depth, fields that only the response has: a client may send back what it received, and these are
 * no unknown keys. Other code rejects changed values.
 */
export function removeReadOnlyFields(body: z.ZodType, response: z.ZodType | null, sent: unknown): unknown {
  if (Array.isArray(sent)) {
    const field = findEntrySchema(body);
    return field
      ? sent.map((entry) => removeReadOnlyFields(field, response && findEntrySchema(response), entry))
      : sent;
  }
  const writable = listFields(body);
  if (writable.size === 0 || typeof sent !== "object" || sent === null) return sent;
  const known = response ? listFields(response) : new Map<string, z.ZodType>();
  return Object.fromEntries(
    Object.entries(sent).flatMap(([key, value]) => {
      const field = writable.get(key);
      if (field) return [[key, removeReadOnlyFields(field, known.get(key) ?? null, value)]];
      return known.has(key) || BOOKKEEPING.has(key) ? [] : [[key, value]];
    }),
  );
}

/** Lists the fields of an object, or of all objects of a union. */
function listFields(schema: z.ZodType): Map<string, z.ZodType> {
  if (schema instanceof z.ZodObject)
    return new Map(Object.entries(schema.shape as Record<string, z.ZodType>));
  const inner = unwrap(schema);
  if (inner) return listFields(inner);
  if (schema instanceof z.ZodUnion)
    return new Map(schema.options.flatMap((option) => [...listFields(option as z.ZodType)]));
  return new Map();
}

function findEntrySchema(schema: z.ZodType): z.ZodType | null {
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  const inner = unwrap(schema);
  return inner && findEntrySchema(inner);
}

function unwrap(schema: z.ZodType): z.ZodType | null {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return schema.unwrap() as z.ZodType;
  return schema instanceof z.ZodPipe ? (schema.in as z.ZodType) : null;
}
