import { spawn } from "node:child_process";
import { OperatorError } from "@/lib/platform/env/operator-error";

/** Runs the project's own copy of a tool and shows what it prints. */
export function runTool(
  command: string,
  args: string[],
  variables: Record<string, string> = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const tool = spawn(`node_modules/.bin/${command}`, args, {
      stdio: "inherit",
      env: { ...process.env, ...variables },
    });
    tool.on("error", reject);
    tool.on("exit", (code, signal) => {
      if (code === 0) return resolve();
      reject(new OperatorError(`${command} ${args.join(" ")} failed (${signal ?? code}).`));
    });
  });
}
