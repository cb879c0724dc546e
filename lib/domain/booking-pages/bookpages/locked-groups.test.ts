import { expect, it } from "vitest";
import { pageSettingsInput, typeSettingsInput } from "./custom-settings";
import { PAGE_GROUPS, TYPE_GROUPS } from "./locked-groups";

/** Settings of one user, of a team, or uploaded for one page. */
const OWN = ["blocking_calendars", "cover", "hosts", "steps", "target_calendar"];

it.each([
  ["page", PAGE_GROUPS, pageSettingsInput],
  ["type", TYPE_GROUPS, typeSettingsInput],
])("each %s setting is in exactly one lock group or excluded from templates", (_, groups, input) => {
  const fields = Object.values(groups).flat();
  expect(new Set(fields).size).toBe(fields.length);
  const grouped = fields.filter((field) => field.startsWith("/custom/")).map((field) => field.slice(8));
  for (const name of Object.keys(input.shape)) expect([...grouped, ...OWN]).toContain(name);
});
