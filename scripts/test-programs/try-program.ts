import { spawn } from "node:child_process";
import { once } from "node:events";

/** Whether the program came to a good end; what it prints is of no interest, as there is always another way. */
export async function tryProgram(
  program: string,
  args: readonly string[],
  variables: Record<string, string> = {},
): Promise<boolean> {
  const running = spawn(program, args, { stdio: "ignore", env: { ...process.env, ...variables } });
  const [code] = await once(running, "exit").catch(() => [null]);
  return code === 0;
}
