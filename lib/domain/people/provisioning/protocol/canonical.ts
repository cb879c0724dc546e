import { findAttribute, findPart, type ScimAttribute, type ScimShape, trimUrn } from "./attribute-names";
import { ScimProblem } from "./scim-problem";

export type ScimResource = Record<string, unknown>;

export const isScimObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** Converts names from any case to canonical ones; omits unknown and read-only attributes. */
export function toCanonical(shape: ScimShape, body: unknown): ScimResource {
  if (!isScimObject(body)) throw new ScimProblem(400, "invalidSyntax", "The body must be a JSON object.");
  const resource: ScimResource = {};
  for (const [key, value] of Object.entries(body)) {
    const name = findAttribute(shape, trimUrn(shape, key));
    if (name === null) continue;
    const attribute = shape.attributes[name] as ScimAttribute;
    if (!attribute.isReadOnly) resource[name] = toCanonicalValue(attribute, value);
  }
  return resource;
}

/** Converts the names of an attribute's parts to canonical ones. */
export function toCanonicalValue(attribute: ScimAttribute, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => toCanonicalValue(attribute, one));
  if (!attribute.parts || !isScimObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      const name = findPart(attribute, key);
      return name === null ? [] : [[name, part]];
    }),
  );
}
