import { type BookingSettings, toEditedSettings } from "../resources/edited-settings";

/** Settings that depend on a user or a team, or are uploaded for one page. */
const OWNER_ONLY_KEYS = ["hosts", "steps", "target_calendar", "blocking_calendars"];

/** Lists every setting of a template, with null for unset ones. */
export const toTemplateSettings = (custom: BookingSettings, ofPage: boolean): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(toEditedSettings(custom, ofPage)).filter(([name]) => !OWNER_ONLY_KEYS.includes(name)),
  );
