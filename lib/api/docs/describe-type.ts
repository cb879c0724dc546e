import { getRefName, type JsonSchema } from "./get-api-document";
import type { TypePart } from "./view";

const MAX_VALUES = 40;

/** Describes the type of a value in a few words; a named type links to its description on the same page. */
export function describeType(schema: JsonSchema, schemas: Record<string, JsonSchema>): TypePart[] {
  const { $ref, anyOf, oneOf, allOf, items, type } = schema;
  if ($ref) return describeNamed(getRefName($ref), schemas);
  const forms = anyOf ?? oneOf;
  if (forms) return joinParts(forms.map((form) => describeType(form, schemas)));
  if (allOf)
    return joinParts(
      allOf.map((form) => describeType(form, schemas)),
      " and ",
    );
  if ("const" in schema) return [toTextPart(JSON.stringify(schema.const))];
  if (schema.enum) return [toTextPart(listValues(schema.enum))];
  if (Array.isArray(type))
    return joinParts(type.map((each) => describeType({ ...schema, type: each }, schemas)));
  if (type === "array") return [toTextPart("list of "), ...describeType(items ?? {}, schemas)];
  if (type === "object" && typeof schema.additionalProperties === "object")
    return [toTextPart("object of "), ...describeType(schema.additionalProperties, schemas)];
  return [toTextPart(schema.format ? (FORMATS[schema.format] ?? schema.format) : (type ?? "anything"))];
}

const FORMATS: Record<string, string> = { "date-time": "date and time", uri: "address", email: "e-mail" };

/** Names of simple values, such as ids, are not links. */
function describeNamed(name: string, schemas: Record<string, JsonSchema>): TypePart[] {
  const schema = schemas[name] ?? {};
  const text = schema.title ?? name;
  return isObjectSchema(schema)
    ? [{ text, href: `#${toObjectAnchor(name)}` }]
    : describeValue(schema, text, schemas);
}

const describeValue = (schema: JsonSchema, text: string, schemas: Record<string, JsonSchema>): TypePart[] =>
  schema.type === "string" && !schema.enum ? [toTextPart(text.toLowerCase())] : describeType(schema, schemas);

/** True if the page shows the schema in a section of its own. */
export const isObjectSchema = ({ properties, anyOf, oneOf, allOf }: JsonSchema): boolean =>
  Boolean(properties) || (anyOf ?? oneOf ?? allOf ?? []).some(({ $ref }) => $ref);

export const toObjectAnchor = (name: string): string => `object-${name}`;

const toTextPart = (text: string): TypePart => ({ text, href: null });

const joinParts = (all: TypePart[][], between = " or "): TypePart[] =>
  all.flatMap((parts, index) => (index === 0 ? parts : [toTextPart(between), ...parts]));

function listValues(values: unknown[]): string {
  const shown = values.slice(0, MAX_VALUES).map((value) => JSON.stringify(value));
  return shown.join(", ") + (values.length > MAX_VALUES ? ", …" : "");
}

/** "at most 200 characters, default 30" */
export function describeLimits(schema: JsonSchema): string {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  return [
    describeRange(minimum, maximum, ""),
    describeRange(minLength === 1 ? undefined : minLength, maxLength, " characters"),
    describeRange(minItems, maxItems, " entries"),
    "default" in schema ? `default ${JSON.stringify(schema.default)}` : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

function describeRange(least: number | undefined, most: number | undefined, unit: string): string {
  if (least !== undefined && most !== undefined)
    return least === most ? `${least}${unit}` : `${least} to ${most}${unit}`;
  if (most !== undefined) return `at most ${most}${unit}`;
  return least === undefined ? "" : `at least ${least}${unit}`;
}
