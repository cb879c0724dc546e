import { expect, it } from "vitest";
import { createTestApi } from "../support/api";

const api = createTestApi({ RATE_LIMIT_API: "3" });

it("a batch counts every operation against the rate limit", async () => {
  const tenant = await api.tenant();
  const operations = ["1", "2", "3", "4"].map((n) => ({ operation: "cancel", event: n.padStart(24, "0") }));
  const { body } = await tenant.post("/v2/events/batch", { operations });
  expect(body.results.map(({ status }: { status: number }) => status)).toEqual([404, 404, 429, 429]);
});
