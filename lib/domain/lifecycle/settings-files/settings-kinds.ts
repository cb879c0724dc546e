/** Kinds of settings files, in the order in which they are applied: a file refers to earlier kinds only. */
export const SETTINGS_KINDS = [
  "brand",
  "users",
  "availabilities",
  "templates",
  "teams",
  "pages",
  "forms",
  "locators",
  "webhooks",
  "workflows",
  "texts",
] as const;

export type SettingsKind = (typeof SETTINGS_KINDS)[number];
