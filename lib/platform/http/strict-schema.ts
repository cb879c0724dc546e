import { z } from "zod";

const made = new WeakMap<z.ZodType, z.ZodType>();

/** The same schema, refusing unknown keys at every depth (`Prefer: handling=strict`, RFC 7240). */
export function strictSchema(schema: z.ZodType): z.ZodType {
  let strict = made.get(schema);
  if (!strict) {
    const built = build(schema);
    strict = built === schema ? schema : copyChecks(schema, built);
    made.set(schema, strict);
  }
  return strict;
}

function build(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) {
    if (schema.def.catchall && !(schema.def.catchall instanceof z.ZodNever)) return schema; // others are wanted
    const shape = Object.fromEntries(
      Object.entries(schema.shape).map(([key, value]) => [key, strictSchema(value as z.ZodType)]),
    );
    return z.strictObject(shape);
  }
  if (schema instanceof z.ZodArray) return z.array(strictSchema(schema.element as z.ZodType));
  if (schema instanceof z.ZodOptional) return strictSchema(schema.unwrap() as z.ZodType).optional();
  if (schema instanceof z.ZodNullable) return strictSchema(schema.unwrap() as z.ZodType).nullable();
  if (schema instanceof z.ZodDefault) {
    return strictSchema(schema.unwrap() as z.ZodType).default(() => schema.def.defaultValue);
  }
  if (schema instanceof z.ZodUnion) {
    return z.union(schema.options.map((option) => strictSchema(option as z.ZodType)));
  }
  // Codecs read strictly and then transform as before.
  if (schema instanceof z.ZodPipe && !(schema instanceof z.ZodCodec)) {
    return z.pipe(strictSchema(schema.in as z.ZodType), schema.out as z.ZodType);
  }
  return schema;
}

/** Limits and `refine` stand on the schema that was rebuilt, whatever its kind. */
const copyChecks = (original: z.ZodType, rebuilt: z.ZodType) =>
  original.def.checks?.length ? rebuilt.check(...(original.def.checks as [])) : rebuilt;
