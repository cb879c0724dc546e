import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** A map, the centre of a window and a scaled preview use physical sides on purpose. */
const TURNS_WITH_NOTHING = ["components/console/ui/modal.tsx", "components/console/pages/preview-frame.tsx"];

/** Matches an inset shadow used as a border on one side without an rtl variant. */
const EDGE = /(?<!rtl:)shadow-\[inset_-?[1-9]\d*px_0_0[^\]]*\](?! rtl:shadow)/;

const PHYSICAL =
  /(?<![\w-])-?(?:(?:ml|mr|pl|pr)-(?=[\d[]|px|auto)|(?:left|right)-(?=[\d[]|auto)|(?:border|rounded)-[lr](?=[-\s"'`])|text-(?:left|right)(?=[\s"'`]))/;

it("styles use logical sides, so that Arabic and Hebrew pages are mirrored", () => {
  const files = execFileSync("git", ["ls-files", "components", "app"], { encoding: "utf8" })
    .split("\n")
    .filter((file) => file.endsWith(".tsx") && !TURNS_WITH_NOTHING.includes(file));
  expect(files.length).toBeGreaterThan(400);
  const found = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, index) =>
        PHYSICAL.test(line) || EDGE.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});
