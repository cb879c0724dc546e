import { z } from "zod";

/** What every resource is answered with, and nobody writes. */
const BOOKKEEPING = new Set(["_id", "__v", "createdAt", "updatedAt"]);

/**
 * A body without what only the answer knows, at every depth: who changes a resource may send back what was answered, and
 * that is no unknown key. Whether it says something else than is so, is refused elsewhere.
 */
export function removeReadOnlyFields(body: z.ZodType, answer: z.ZodType | null, sent: unknown): unknown {
  if (Array.isArray(sent)) {
    const own = findEntrySchema(body);
    return own
      ? sent.map((entry) => removeReadOnlyFields(own, answer && findEntrySchema(answer), entry))
      : sent;
  }
  const writable = listFields(body);
  if (writable.size === 0 || typeof sent !== "object" || sent === null) return sent;
  const known = answer ? listFields(answer) : new Map<string, z.ZodType>();
  return Object.fromEntries(
    Object.entries(sent).flatMap(([key, value]) => {
      const own = writable.get(key);
      if (own) return [[key, removeReadOnlyFields(own, known.get(key) ?? null, value)]];
      return known.has(key) || BOOKKEEPING.has(key) ? [] : [[key, value]];
    }),
  );
}

/** Of an object, or of all objects that something can be. */
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
