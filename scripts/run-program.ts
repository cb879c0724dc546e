import { spawn } from "node:child_process";
import path from "node:path";
import { OperatorError } from "@/lib/platform/env/operator-error";

interface RunOptions {
  /** The working directory; by default the current one. */
  folder?: string;
  variables?: Record<string, string>;
}

/** Runs a program to its end and shows what it prints. */
export function runProgram(
  program: string,
  args: readonly string[],
  { folder = ".", variables = {} }: RunOptions = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const running = spawn(program, args, {
      cwd: folder,
      stdio: "inherit",
      env: { ...process.env, ...variables },
    });
    running.on("error", reject);
    running.on("exit", (code, signal) => {
      if (code === 0) return resolve();
      reject(new OperatorError(`${path.basename(program)} ${args.join(" ")} failed (${signal ?? code}).`));
    });
  });
}
