import { expect, it } from "vitest";
import { toSettingsPath } from "./read-settings-files";

it.each([
  ["settings/pages/ana.yaml", "pages/ana.yaml"],
  ["users/ana@example.com.yml", "users/ana@example.com.yml"],
  ["a/b/brand.yaml", "brand.yaml"],
  ["settings/.schema/pages.json", null],
  ["settings/.import/pages/ana.yaml", null],
  ["settings/import-report.json", null],
  ["notes/ana.yaml", null],
])("reads %s as %s", (path, expected) => {
  expect(toSettingsPath(path)).toBe(expected);
});
