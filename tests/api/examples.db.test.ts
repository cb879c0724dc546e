import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { CONTRACTS } from "@/lib/api/contracts";
import { RECORDED_EXAMPLES } from "@/lib/api/openapi/recorded-examples";
import { projectRoot } from "@/scripts/project-root";
import { createTestApi } from "../support/api";
import { recordExamples } from "../support/record-examples";

const FILE = path.join(projectRoot, "lib/api/openapi/recorded-examples.json");

const api = createTestApi({ RATE_LIMIT_BOOKING: "0" });

/** Returns each key with its nested keys; list entries are merged. */
function describeShape(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [describeShape(value[0])] : [];
  if (value === null || typeof value !== "object") return typeof value;
  return Object.keys(value).sort();
}

it("the examples of the documentation equal real responses (npm run examples)", {
  tags: "main",
  timeout: 600_000,
}, async () => {
  const recorded = await recordExamples(api);
  if (process.env.RECORD_EXAMPLES) await writeFile(FILE, `${JSON.stringify(recorded, null, 1)}\n`);
  else {
    for (const { name } of CONTRACTS)
      expect(describeShape(RECORDED_EXAMPLES.operations[name]?.answer), name).toEqual(
        describeShape(recorded.operations[name]?.answer),
      );
    expect(Object.keys(RECORDED_EXAMPLES.problems)).toEqual(Object.keys(recorded.problems));
  }
});
