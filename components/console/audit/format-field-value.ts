import type { Schemas } from "../api";
import { formatAvailabilityValue } from "../availability/build-availability-labels";
import { formatMoment } from "../format-moment";
import type { Me } from "../me";
import { makeSettingFormatter } from "../resources/edited-settings";
import type { TranslateConsole } from "../texts";
import type { FieldChange } from "./list-field-changes";
import { listValueChanges } from "./list-value-changes";

const ID = /^[0-9a-f]{24}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(Z|[+-]\d\d:?\d\d)$/;
const CREDENTIALS = "hidden";

/** The fields that name an item of a list, the first one first. */
const ITEM_NAMES = ["full_name", "name", "label", "title", "email", "user_id", "starts_at", "text"];

interface Context {
  resource: Schemas["AuditEntry"]["resource"];
  t: TranslateConsole;
  me: Me;
  /** The names of users by id. */
  names: ReadonlyMap<string, string>;
}

/** Formats both values of a field as its editor shows them; null stands for an empty value. */
export function formatFieldValues(
  change: FieldChange,
  context: Context,
): { before: string | null; after: string | null } {
  const [old, now] = [change.before, change.after].map((value) => formatWhole(change.path, value, context));
  if (old !== undefined && now !== undefined && (old !== null || now !== null) && old !== now)
    return { before: old, after: now };
  const leaves = listValueChanges({ [change.path]: change });
  const join = (side: "before" | "after") =>
    leaves.flatMap((leaf) => formatLeaf(leaf[side], context) ?? []).join(", ") || null;
  return { before: join("before"), after: join("after") };
}

/** Returns null for an empty value, and undefined for an object without a format of its own. */
function formatWhole(path: string, value: unknown, context: Context): string | null | undefined {
  const { t, me, resource } = context;
  if (value === null || value === undefined || value === "") return null;
  const pointer = `/${path.replaceAll(".", "/")}`;
  const setting = path.startsWith("custom.")
    ? makeSettingFormatter(t)(pointer, value)
    : resource === "availability" && formatAvailabilityValue(pointer, value, me.locale, t);
  if (setting) return setting;
  if (typeof value === "boolean") return t(value ? "profile.on" : "profile.off");
  if (Array.isArray(value)) return formatItems(value, context);
  if (typeof value === "object") return undefined;
  return path === "role" ? formatRole(String(value), t) : formatLeaf(String(value), context);
}

/** Names the items of a list, such as guests, locations and times; undefined if one has no name. */
function formatItems(items: readonly unknown[], context: Context): string | null | undefined {
  const named = items.map((item) => {
    if (typeof item !== "object" || item === null) return formatLeaf(String(item), context);
    const name = ITEM_NAMES.map((key) => (item as Record<string, unknown>)[key]).find(
      (text) => typeof text === "string" && text !== "",
    );
    return typeof name === "string" ? formatLeaf(name, context) : null;
  });
  if (named.includes(null)) return undefined;
  return named.join(", ") || null;
}

function formatRole(role: string, t: TranslateConsole): string {
  const key = `roles.${role}` as "roles.owner";
  return t.has(key) ? t(key) : role;
}

/** Leaves out what has no meaning without its field: ids and switches. */
function formatLeaf(text: string | null, { me, names }: Context): string | null {
  if (text === null || text === "true" || text === "false") return null;
  if (text === CREDENTIALS) return "••••••";
  if (ID.test(text)) return names.get(text) ?? null;
  return INSTANT.test(text) ? formatMoment(me, new Date(text).toISOString()) : text;
}

/** Lists the ids in the values, which may be those of users. */
export const listIds = (changes: readonly FieldChange[]): string[] => [
  ...new Set(
    changes
      .flatMap(({ path, before, after }) => listValueChanges({ [path]: { before, after } }))
      .flatMap(({ before, after }) => [before, after])
      .filter((text) => text !== null && ID.test(text)) as string[],
  ),
];
