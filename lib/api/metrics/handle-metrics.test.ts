import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { getMetrics } from "@/lib/platform/metrics/metrics";
import { handleMetrics } from "./handle-metrics";

const TOKEN = "the token of these metrics";

it("handleMetrics reports the longest event loop lag since the previous request", async () => {
  Object.assign(process.env, {
    METRICS_TOKEN: TOKEN,
    DATABASE_URL: "postgresql://localhost:9/none",
    BOOKPAGE_SECRET: "a secret that only these tests use",
  });
  getMetrics();
  await wait(50);
  const until = Date.now() + 300;
  while (Date.now() < until);
  await wait(50);
  const request = new Request("http://localhost/metrics", { headers: { authorization: `Bearer ${TOKEN}` } });
  const text = await (await handleMetrics(request)).text();
  const [, lag] = /^bookpage_nodejs_eventloop_lag_max_seconds ([\d.]+)$/m.exec(text) ?? [];
  expect(Number(lag)).toBeGreaterThan(0.1);
});
