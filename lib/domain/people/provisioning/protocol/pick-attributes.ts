import type { ScimResource } from "./canonical";
import { isScimObject } from "./canonical";

export interface AttributeSelection {
  attributes: readonly string[];
  excluded: readonly string[];
}

const ALWAYS_RETURNED = new Set(["id", "schemas", "meta"]);

const parseList = (text: string | null): string[] =>
  (text ?? "")
    .split(",")
    .map((name) =>
      name
        .trim()
        .toLowerCase()
        .replace(/^urn:ietf:params:scim:schemas:core:2\.0:\w+:/, ""),
    )
    .filter(Boolean);

/** Parses `attributes` and `excludedAttributes` (RFC 7644, section 3.9). */
export const parseAttributeSelection = (query: URLSearchParams): AttributeSelection => ({
  attributes: parseList(query.get("attributes")),
  excluded: parseList(query.get("excludedAttributes")),
});

/** Returns whether the response contains an attribute, so that costly ones are loaded only if needed. */
export const isAttributeSelected = ({ attributes, excluded }: AttributeSelection, name: string): boolean => {
  const key = name.toLowerCase();
  if (attributes.length > 0) return attributes.some((one) => one === key || one.startsWith(`${key}.`));
  return !excluded.includes(key);
};

/** Returns the resource with only the selected attributes. */
export function pickAttributes(resource: ScimResource, selection: AttributeSelection): ScimResource {
  if (selection.attributes.length === 0 && selection.excluded.length === 0) return resource;
  return Object.fromEntries(
    Object.entries(resource).flatMap(([name, value]) => {
      if (ALWAYS_RETURNED.has(name)) return [[name, value]];
      if (!isAttributeSelected(selection, name)) return [];
      return [[name, pickParts(name.toLowerCase(), value, selection)]];
    }),
  );
}

function pickParts(name: string, value: unknown, { attributes, excluded }: AttributeSelection): unknown {
  const isPartSelected = (part: string) => {
    const path = `${name}.${part.toLowerCase()}`;
    if (attributes.length > 0) return attributes.includes(name) || attributes.includes(path);
    return !excluded.includes(path);
  };
  const pick = (one: unknown) =>
    isScimObject(one)
      ? Object.fromEntries(Object.entries(one).filter(([part]) => isPartSelected(part)))
      : one;
  return Array.isArray(value) ? value.map(pick) : pick(value);
}
