import { describeLimits, describeType, isObject, objectId } from "./describe-type";
import { nameOfRef, type Schema } from "./read-document";
import { renderLine } from "./render-markdown";
import type { FieldView, ObjectView } from "./view";

type Schemas = Record<string, Schema>;

/** The named objects that these schemas lead to, directly and by way of each other, by their names. */
export function listObjects(roots: Schema[], schemas: Schemas): ObjectView[] {
  const met = new Set<string>();
  const waiting = roots.flatMap(listRefs);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (met.has(name)) continue;
    met.add(name);
    waiting.push(...listRefs(schemas[name] ?? {}));
  }
  return [...met]
    .filter((name) => isObject(schemas[name] ?? {}))
    .sort()
    .map((name) => describeObject(name, schemas));
}

function listRefs(schema: Schema): string[] {
  const refs: string[] = [];
  JSON.stringify(schema, (key, value) => {
    if (key === "$ref" && typeof value === "string") refs.push(nameOfRef(value));
    return key === "examples" || key === "example" ? undefined : value;
  });
  return refs;
}

function describeObject(name: string, schemas: Schemas): ObjectView {
  const schema = schemas[name] ?? {};
  return {
    id: objectId(name),
    name: schema.title ?? name,
    html: renderLine(schema.description ?? ""),
    fields: listFields(schema, schemas),
    type: schema.properties ? null : describeType(schema, schemas),
  };
}

/** The properties of an object. */
export const listFields = ({ properties = {}, required = [] }: Schema, schemas: Schemas): FieldView[] =>
  Object.entries(properties).map(([name, field]) =>
    describeField({ name, schema: field, required: required.includes(name) }, schemas),
  );

interface Field {
  name: string;
  schema: Schema;
  required: boolean;
  description?: string | undefined;
}

export const describeField = (
  { name, schema, required, description = schema.description }: Field,
  schemas: Schemas,
): FieldView => ({
  name,
  type: describeType(schema, schemas),
  required,
  deprecated: schema.deprecated ?? false,
  limits: describeLimits(schema),
  html: renderLine(description ?? ""),
});
