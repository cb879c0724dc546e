import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { AREA_CODE } from "@/e2e/areas";
import { findChangedAreas } from "./find-changed-areas";

const root = path.resolve(import.meta.dirname, "../..");

it("Every story is in the folder of an area, and every folder of an area has code", () => {
  const entries = readdirSync(path.join(root, "e2e"), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== "support");
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(AREA_CODE).sort());
  expect(entries.filter(({ name }) => name.endsWith(".spec.ts"))).toEqual([]);
});

it("The code that an area names exists", () => {
  const missing = Object.values(AREA_CODE)
    .flat()
    .filter((folder) => !existsSync(path.join(root, folder)));
  expect(missing).toEqual([]);
});

it("findChangedAreas returns the areas of the changed code, and whether every area may be affected", () => {
  expect(
    findChangedAreas(["lib/domain/locators/queries.ts", "components/console/availability/week.tsx"]),
  ).toEqual({
    areas: ["availability", "console", "locators"],
    everyArea: false,
  });
  expect(findChangedAreas(["e2e/events/polls.spec.ts", "lib/core/slots/match.test.ts", "README.md"])).toEqual(
    {
      areas: ["events"],
      everyArea: false,
    },
  );
  expect(findChangedAreas(["lib/platform/db/generate-id.ts"])).toEqual({ areas: [], everyArea: true });
});
