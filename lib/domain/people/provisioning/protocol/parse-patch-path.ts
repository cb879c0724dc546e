import {
  findAttribute,
  findPart,
  isIgnored,
  type ScimAttribute,
  type ScimShape,
  trimUrn,
} from "./attribute-names";
import { type Filter, parseFilter } from "./parse-filter";
import { ScimProblem } from "./scim-problem";

/** The target of an operation (RFC 7644, section 3.5.2), such as `emails[type eq "work"].value`. */
export interface PatchPath {
  name: string;
  attribute: ScimAttribute;
  filter: Filter | null;
  part: string | null;
}

const PATH = /^([A-Za-z$][\w$-]*)(?:\[(.+)\])?(?:\.([A-Za-z$][\w$-]*))?$/s;
const MAX_CHARACTERS = 1000;

const buildPathProblem = (path: string, rule: string) =>
  new ScimProblem(400, "invalidPath", `The path ${path.slice(0, 200)} ${rule}.`);

/** Returns null for a standard attribute that is not stored here. */
export function parsePatchPath(shape: ScimShape, text: unknown): PatchPath | null {
  if (typeof text !== "string" || text.trim() === "" || text.length > MAX_CHARACTERS)
    throw new ScimProblem(400, "invalidPath", "A path must be a text that names an attribute.");
  const path = trimUrn(shape, text.trim());
  if (/^urn:/i.test(path)) return null; // an extension
  const [, first = "", brackets, second] = PATH.exec(path) ?? [];
  if (first === "") throw buildPathProblem(text, "cannot be read");
  const name = findAttribute(shape, first);
  if (name === null) {
    if (isIgnored(shape, first)) return null;
    throw buildPathProblem(text, "names no attribute of this resource");
  }
  const attribute = shape.attributes[name] as ScimAttribute;
  if (attribute.isReadOnly) throw new ScimProblem(400, "mutability", `${name} cannot be changed.`);
  if (brackets !== undefined && !attribute.isList)
    throw buildPathProblem(text, "has brackets after what is no list");
  const part = second === undefined ? null : findPart(attribute, second);
  if (second !== undefined && part === null) {
    throw buildPathProblem(text, "names no part of that attribute");
  }
  return { name, attribute, filter: brackets === undefined ? null : parseFilter(brackets), part };
}
