import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { getMetrics } from "@/lib/platform/metrics/metrics";
import { getInstallationMetrics } from "./installation-metrics";

const FOLDER = path.resolve("docs/operate/monitoring");

const isInstalled = spawnSync("promtool", ["--version"]).status === 0;
if (!isInstalled) console.warn("promtool (of Prometheus) is not installed: alert rules are not tried.");

const promtool = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync("promtool", args, { cwd: FOLDER, encoding: "utf8" });
  return { status, said: stdout + stderr };
};

/** Names of series, and labels used in queries and aggregations. */
const readNames = (file: string) =>
  new Set(readFileSync(path.join(FOLDER, file), "utf8").match(/\bbookpage_\w+/g));

async function listSeries(): Promise<Set<string>> {
  const { ofProcess } = getMetrics();
  const { ofInstallation } = getInstallationMetrics();
  const all = [...(await ofProcess.getMetricsAsJSON()), ...(await ofInstallation.getMetricsAsJSON())];
  return new Set(
    all.flatMap(({ name, type }) =>
      String(type) === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
}

describe("The monitoring configuration", () => {
  it.each(["dashboard.json", "alerts.yaml", "alerts.test.yaml"])(
    "in %s uses metrics that the service exports",
    async (file) => {
      const known = await listSeries();
      const queriedNames = [...readNames(file)];
      expect(queriedNames.length).toBeGreaterThan(5);
      expect(queriedNames.filter((name) => !known.has(name))).toEqual([]);
    },
  );

  it("has an alert for every tested rule, and no other", () => {
    const read = (file: string, pattern: RegExp) =>
      new Set([...readFileSync(path.join(FOLDER, file), "utf8").matchAll(pattern)].map(([, name]) => name));
    expect(read("alerts.test.yaml", /alertname: (\w+)/g)).toEqual(read("alerts.yaml", /- alert: (\w+)/g));
  });
});

describe.skipIf(!isInstalled)("promtool", () => {
  it("accepts the rules, and their results for healthy and unhealthy states", () => {
    expect(promtool("check", "rules", "alerts.yaml")).toMatchObject({ status: 0 });
    const tried = promtool("test", "rules", "alerts.test.yaml");
    expect(tried.said).toContain("SUCCESS");
    expect(tried.status).toBe(0);
  });

  it("accepts every expression of the dashboard", () => {
    const { panels } = JSON.parse(readFileSync(path.join(FOLDER, "dashboard.json"), "utf8")) as {
      panels: { targets?: { expr: string }[] }[];
    };
    const rules = panels
      .flatMap(({ targets = [] }) => targets)
      .map(({ expr }) => expr.replaceAll("$__rate_interval", "5m").replaceAll("$instance", ".*"))
      .map((expr, index) => ({ record: `panel:${index}`, expr }));
    expect(rules.length).toBeGreaterThan(15);
    const directory = mkdtempSync(path.join(os.tmpdir(), "bookpage-dashboard-"));
    const file = path.join(directory, "rules.json");
    writeFileSync(file, JSON.stringify({ groups: [{ name: "dashboard", rules }] }));
    const checked = promtool("check", "rules", file);
    rmSync(directory, { recursive: true });
    expect(checked.said).toContain(`${rules.length} rules found`);
    expect(checked.status).toBe(0);
  });
});
