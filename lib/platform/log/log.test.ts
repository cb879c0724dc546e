import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

it("writes errors at once, so that they survive a kill", () => {
  const script = `
    import("./lib/platform/log/log.ts").then(({ log }) => {
      log().info("before");
      log().error("the last words");
      process.kill(process.pid, "SIGKILL");
    });`;
  const { stdout, signal } = spawnSync(process.execPath, ["--import", "tsx", "-e", script], {
    encoding: "utf8",
  });
  expect([
    signal,
    stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).msg),
  ]).toEqual(["SIGKILL", ["before", "the last words"]]);
});
