import { z } from "zod";
import { findSimilarKey } from "@/lib/platform/http/find-similar-key";

const made = new WeakMap<z.ZodType, z.ZodType>();

/** Returns a schema that rejects unknown keys at every depth, and names the known key that was probably meant. */
export function toStrictSchema(schema: z.ZodType): z.ZodType {
  let strict = made.get(schema);
  if (!strict) {
    const built = buildStrict(schema);
    strict = built === schema ? schema : copyChecks(schema, built);
    made.set(schema, strict);
  }
  return strict;
}

function buildStrict(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) {
    if (schema.def.catchall && !(schema.def.catchall instanceof z.ZodNever)) return schema; // the schema accepts other keys
    const shape = Object.fromEntries(
      Object.entries(schema.shape).map(([key, value]) => [key, toStrictSchema(value as z.ZodType)]),
    );
    return z.object(shape).catchall(createUnknownKeyIssue(Object.keys(shape)));
  }
  if (schema instanceof z.ZodArray) return z.array(toStrictSchema(schema.element as z.ZodType));
  if (schema instanceof z.ZodOptional) return toStrictSchema(schema.unwrap() as z.ZodType).optional();
  if (schema instanceof z.ZodNullable) return toStrictSchema(schema.unwrap() as z.ZodType).nullable();
  if (schema instanceof z.ZodDefault) {
    return toStrictSchema(schema.unwrap() as z.ZodType).default(() => schema.def.defaultValue);
  }
  if (schema instanceof z.ZodUnion) {
    return z.union(schema.options.map((option) => toStrictSchema(option as z.ZodType)));
  }
  // Codecs parse strictly and then transform as before.
  if (schema instanceof z.ZodPipe && !(schema instanceof z.ZodCodec)) {
    return z.pipe(toStrictSchema(schema.in as z.ZodType), schema.out as z.ZodType);
  }
  return schema;
}

/** Longer names are not typing errors, and would take long to compare. */
const MAX_COMPARED = 60;

/** The most names listed in a message. */
const MAX_LISTED = 24;

/** The unknown key is left out, so that cross-field rules, which report in the same pass, see only known keys. */
const createUnknownKeyIssue = (known: readonly string[]) =>
  z.preprocess(
    () => undefined,
    z.custom<never>(() => false, {
      params: { code: "unknown_key" },
      abort: false,
      error: ({ path }) => `is not a known key${formatHint(String(path?.at(-1)), known)}`,
    }),
  );

function formatHint(key: string, known: readonly string[]): string {
  const meant = key.length > MAX_COMPARED ? null : findSimilarKey(key, known);
  if (meant !== null) return ` (did you mean ${meant}?)`;
  return known.length > 0 && known.length <= MAX_LISTED ? `; there are ${known.join(", ")}` : "";
}

/** Copies limits and `refine` checks to the rebuilt schema, of any kind. */
const copyChecks = (original: z.ZodType, rebuilt: z.ZodType) =>
  original.def.checks?.length ? rebuilt.check(...(original.def.checks as [])) : rebuilt;
