import { z } from "zod";

type Encode = (value: never) => unknown;

const made = new WeakMap<z.ZodType, Encode>();

/**
 * Returns the encoder of a schema: it keeps only the schema's fields and converts instants to text. `z.encode` also
 * validates each value, which takes ten times as long; tests validate our responses instead.
 */
export function getEncoder<Schema extends z.ZodType>(
  schema: Schema,
): (value: z.output<Schema>) => z.input<Schema> {
  let encode = made.get(schema);
  if (!encode) {
    encode = buildEncoder(schema);
    made.set(schema, encode);
  }
  return encode as (value: unknown) => z.input<Schema>;
}

const toSelf: Encode = (value) => value;

function buildEncoder(schema: z.ZodType): Encode {
  if (schema instanceof z.ZodObject && !schema.def.catchall) return buildObjectEncoder(schema);
  if (schema instanceof z.ZodArray) {
    const element = getPartEncoder(schema.element);
    return element === toSelf ? toSelf : (list: readonly never[]) => list.map(element);
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    const inner = getPartEncoder(schema.unwrap());
    return inner === toSelf
      ? toSelf
      : (value) => (value === null || value === undefined ? value : inner(value));
  }
  if (schema instanceof z.ZodCodec && schema.out instanceof z.ZodDate) {
    return (date: Date) => date.toISOString();
  }
  if (SCALAR_SCHEMAS.some((kind) => schema instanceof kind)) return toSelf;
  return (value) => z.encode(schema, value); // Zod encodes unions and other types
}

const SCALAR_SCHEMAS = [
  z.ZodString,
  z.ZodStringFormat,
  z.ZodNumber,
  z.ZodBoolean,
  z.ZodEnum,
  z.ZodLiteral,
  z.ZodNull,
];

function buildObjectEncoder(schema: z.ZodObject): Encode {
  const fields = Object.entries(schema.shape).map(([name, field]) => [name, getPartEncoder(field)] as const);
  return (value: Record<string, never>) => {
    const encoded: Record<string, unknown> = {};
    for (const [name, encode] of fields) {
      const part = value[name];
      if (part !== undefined) encoded[name] = encode(part);
    }
    return encoded;
  };
}

const getPartEncoder = (schema: unknown): Encode => getEncoder(schema as z.ZodType) as Encode;
