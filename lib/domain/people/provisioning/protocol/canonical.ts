import { type Attribute, findAttribute, findPart, type Shape, withoutUrn } from "./attribute-names";
import { ScimProblem } from "./scim-problem";

export type Resource = Record<string, unknown>;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** Names stand in any case; what the resource does not have is left out. */
export function toCanonical(shape: Shape, body: unknown): Resource {
  if (!isObject(body)) throw new ScimProblem(400, "invalidSyntax", "The body must be a JSON object.");
  const resource: Resource = {};
  for (const [key, value] of Object.entries(body)) {
    const name = findAttribute(shape, withoutUrn(shape, key));
    if (name === null) continue;
    const attribute = shape.attributes[name] as Attribute;
    if (!attribute.isReadOnly) resource[name] = toCanonicalValue(attribute, value);
  }
  return resource;
}

/** The value with the names of its parts as the standard writes them. */
export function toCanonicalValue(attribute: Attribute, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => toCanonicalValue(attribute, one));
  if (!attribute.parts || !isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      const name = findPart(attribute, key);
      return name === null ? [] : [[name, part]];
    }),
  );
}
