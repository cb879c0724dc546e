import { z } from "zod";

/**
 * Returns the value with the keys of its objects in the order of the schema, without keys that the schema lacks and
 * without `_id`: entries of lists are matched by their keys or values. PostgreSQL does not keep the order of keys.
 */
export function orderBySchema(value: unknown, schema: z.ZodType): unknown {
  const inner = unwrapSchema(schema);
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) {
    const entry = findAlternative(inner, (option) => option instanceof z.ZodArray);
    return entry instanceof z.ZodArray
      ? value.map((one) => orderBySchema(one, entry.element as z.ZodType))
      : value;
  }
  const names = Object.keys(value);
  const object =
    findAlternative(inner, (option) => isObjectWith(option, names)) ??
    findAlternative(inner, (option) => option instanceof z.ZodObject);
  if (object instanceof z.ZodObject) return orderKeys(value as Record<string, unknown>, object.shape);
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const orderKeys = (value: Record<string, unknown>, shape: z.ZodRawShape) =>
  Object.fromEntries(
    Object.entries(shape)
      .filter(([name]) => name !== "_id" && value[name] !== undefined)
      .map(([name, field]) => [name, orderBySchema(value[name], field as z.ZodType)]),
  );

const isObjectWith = (schema: z.ZodType, names: readonly string[]): boolean =>
  schema instanceof z.ZodObject && names.every((name) => Object.hasOwn(schema.shape, name));

function findAlternative(schema: z.ZodType, matches: (option: z.ZodType) => boolean): z.ZodType | undefined {
  const options = schema instanceof z.ZodUnion ? (schema.options as z.ZodType[]) : [schema];
  return options.map(unwrapSchema).find(matches);
}

function unwrapSchema(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return unwrapSchema(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe) return unwrapSchema(schema.in as z.ZodType);
  return schema;
}
