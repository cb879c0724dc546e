import { isDeepStrictEqual } from "node:util";
import { PAGE_DEFAULTS } from "@/lib/domain/booking-pages/bookpages/merge-custom";
import { KINDS, PERSONAL_SETTINGS } from "./kinds";
import { orderBySchema } from "./order-by-schema";
import type { SettingsContent } from "./settings-document";
import type { SettingsKind } from "./settings-kinds";

type Settings = Record<string, unknown>;

/** Removes nulls, which remove a setting, and what files leave as it is. */
const normalizeSettings = (custom: unknown, defaults: object): Settings => ({
  ...defaults,
  ...Object.fromEntries(
    Object.entries((custom ?? {}) as Settings).filter(
      ([name, value]) => value !== null && !PERSONAL_SETTINGS.some((one) => one === name),
    ),
  ),
});

/**
 * Returns the settings to send: those of the file, and null for those that the page has and the file leaves out;
 * undefined if nothing differs.
 */
export function selectSettingsChanges(
  sent: unknown,
  current: unknown,
  defaults: object = {},
): Settings | undefined {
  if (sent === undefined) return undefined;
  const [after, before] = [normalizeSettings(sent, defaults), normalizeSettings(current, {})];
  if (isDeepStrictEqual(after, before)) return undefined;
  const removed = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  return { ...after, ...Object.fromEntries(removed.map((name) => [name, null])) };
}

/** Returns the fields of the file that differ from the resource. Fields that the file leaves out stay as they are. */
export function selectChanges(
  kind: SettingsKind,
  sent: SettingsContent,
  current: SettingsContent,
): SettingsContent {
  const after = orderBySchema(sent, KINDS[kind].schema) as SettingsContent;
  const changed = Object.entries(after).filter(
    ([name, value]) => name !== "types" && name !== "custom" && !isDeepStrictEqual(value, current[name]),
  );
  const custom = selectSettingsChanges(sent.custom, current.custom, PAGE_DEFAULTS);
  return { ...Object.fromEntries(changed), ...(custom && { custom }) };
}
