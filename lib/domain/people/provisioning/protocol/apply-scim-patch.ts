import type { ScimShape } from "./attribute-names";
import { isScimObject, type ScimResource, toCanonicalValue } from "./canonical";
import { isFilterMatch } from "./is-filter-match";
import type { Filter } from "./parse-filter";
import { type PatchPath, parsePatchPath } from "./parse-patch-path";
import { ScimProblem } from "./scim-problem";

export interface PatchOperation {
  op: "add" | "replace" | "remove";
  path: unknown;
  value: unknown;
}

const MAX_OPERATIONS = 1000;
const OPERATIONS = ["add", "replace", "remove"] as const;

/** Parses the operations of a PATCH, with names in any case. */
export function parseOperations(body: unknown): PatchOperation[] {
  const entries = isScimObject(body)
    ? Object.entries(body).find(([key]) => key.toLowerCase() === "operations")?.[1]
    : null;
  if (!Array.isArray(entries) || entries.length === 0)
    throw new ScimProblem(400, "invalidSyntax", "Operations must be a list with an operation at least.");
  if (entries.length > MAX_OPERATIONS)
    throw new ScimProblem(400, "tooMany", `A request has ${MAX_OPERATIONS} operations at most.`);
  return entries.map((one, index) => {
    const field = (name: string) =>
      isScimObject(one) ? Object.entries(one).find(([key]) => key.toLowerCase() === name)?.[1] : undefined;
    const op = OPERATIONS.find((name) => name === String(field("op")).toLowerCase());
    if (!op)
      throw new ScimProblem(400, "invalidSyntax", `Operations[${index}].op must be add, replace or remove.`);
    return { op, path: field("path") ?? null, value: field("value") };
  });
}

/** Returns the resource after all operations, without mutating the original. */
export function applyScimPatch(
  shape: ScimShape,
  before: ScimResource,
  operations: readonly PatchOperation[],
): ScimResource {
  let resource = before;
  for (const operation of operations) resource = applyOperation(shape, resource, operation);
  return resource;
}

function applyOperation(
  shape: ScimShape,
  resource: ScimResource,
  { op, path, value }: PatchOperation,
): ScimResource {
  if (path === null) return applyWithoutPath(shape, resource, op, value);
  const target = parsePatchPath(shape, path);
  if (target === null) return resource;
  if (op === "remove")
    return { ...resource, [target.name]: removeAtPath(resource[target.name], target, value) };
  if (value === undefined) throw new ScimProblem(400, "invalidValue", `${path} is given no value.`);
  return { ...resource, [target.name]: setAtPath(resource[target.name], target, op, value) };
}

/** Without a path the value is an object of attributes; some directories use paths as its keys. */
function applyWithoutPath(
  shape: ScimShape,
  resource: ScimResource,
  op: PatchOperation["op"],
  value: unknown,
): ScimResource {
  if (op === "remove") throw new ScimProblem(400, "noTarget", "An operation that removes needs a path.");
  if (!isScimObject(value))
    throw new ScimProblem(400, "invalidValue", "Without a path the value must be an object of attributes.");
  let changed = resource;
  for (const [key, one] of Object.entries(value)) {
    if (/^(id|schemas|meta|groups)$/i.test(key)) continue; // read-only attributes that clients send back
    if (isExtension(shape, key)) continue;
    changed = applyOperation(shape, changed, { op, path: key, value: one });
  }
  return changed;
}

const isExtension = (shape: ScimShape, key: string): boolean =>
  /^urn:/i.test(key) && !key.toLowerCase().startsWith(`${shape.urn.toLowerCase()}:`);

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

const listItems = (value: unknown): Record<string, unknown>[] =>
  (Array.isArray(value) ? value : []).filter(isScimObject);

function setAtPath(before: unknown, target: PatchPath, op: "add" | "replace", sent: unknown): unknown {
  const { attribute, filter, part } = target;
  const value = part === null ? toCanonicalValue(attribute, sent) : sent;
  if (!attribute.isList) {
    if (!attribute.parts) return value;
    const current = isScimObject(before) ? before : {};
    if (part !== null) return { ...current, [part]: value };
    return isScimObject(value) ? { ...current, ...value } : value;
  }
  if (filter || part !== null) return updateItems(listItems(before), target, value);
  if (op === "replace") return toList(value);
  return addItems(listItems(before), toList(value));
}

/** Adds the values that the list does not contain yet. */
function addItems(before: Record<string, unknown>[], added: unknown[]): unknown[] {
  const known = new Set(before.map(({ value }) => value));
  const isNew = (one: unknown) => !isScimObject(one) || !known.has(one.value);
  return [...before, ...added.filter(isNew)];
}

/** Changes the matching values; if none matches, adds one that satisfies the filter. */
function updateItems(
  before: Record<string, unknown>[],
  { filter, part }: PatchPath,
  value: unknown,
): unknown[] {
  const changes = part === null ? toList(value)[0] : { [part]: value };
  if (!isScimObject(changes)) throw new ScimProblem(400, "invalidValue", "The value must be an object.");
  const isMatch = (item: Record<string, unknown>) => filter === null || isFilterMatch(item, filter);
  if (before.some(isMatch)) return before.map((item) => (isMatch(item) ? { ...item, ...changes } : item));
  const initial = filter === null ? {} : listEqualities(filter);
  if (!initial) throw new ScimProblem(400, "noTarget", "No value is as the path's filter says.");
  return [...before, { ...initial, ...changes }];
}

/** Returns the attributes of a filter that consists only of equalities; otherwise null. */
function listEqualities(filter: Filter): Record<string, unknown> | null {
  if (filter.op === "eq") return { [filter.attrPath]: filter.compValue };
  if (filter.op !== "and") return null;
  const all = filter.filters.map(listEqualities);
  return all.includes(null) ? null : Object.assign({}, ...all);
}

function removeAtPath(before: unknown, { attribute, filter, part }: PatchPath, value: unknown): unknown {
  if (!attribute.isList) {
    if (part === null || !isScimObject(before)) return undefined;
    return { ...before, [part]: undefined };
  }
  const items = listItems(before);
  const isMatch = (item: Record<string, unknown>) => filter === null || isFilterMatch(item, filter);
  if (part !== null) return items.map((item) => (isMatch(item) ? { ...item, [part]: undefined } : item));
  if (filter !== null || value === undefined || value === null) return items.filter((item) => !isMatch(item));
  // Microsoft Entra ID lists the items to remove in the value.
  const removedValues = new Set(toList(value).map((one) => (isScimObject(one) ? one.value : one)));
  return items.filter((item) => !removedValues.has(item.value));
}
