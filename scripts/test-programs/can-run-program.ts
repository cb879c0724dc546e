import { spawn } from "node:child_process";
import { once } from "node:events";

/** True if the program ends without an error. Its output is dropped, because there is always an alternative. */
export async function canRunProgram(
  program: string,
  args: readonly string[],
  variables: Record<string, string> = {},
): Promise<boolean> {
  const running = spawn(program, args, { stdio: "ignore", env: { ...process.env, ...variables } });
  const [code] = await once(running, "exit").catch(() => [null]);
  return code === 0;
}
