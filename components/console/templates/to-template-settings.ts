import { type BookingSettings, toEditedSettings } from "../pages/edited-settings";

/** What is one person's own, a team's, or uploaded for one page. */
const OWNER_ONLY_KEYS = ["hosts", "target_calendar", "blocking_calendars"];

/** Every setting that a template may say, null where it says nothing. */
export const toTemplateSettings = (custom: BookingSettings, ofPage: boolean): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(toEditedSettings(custom, ofPage)).filter(([name]) => !OWNER_ONLY_KEYS.includes(name)),
  );
