import { runProgram } from "./run-program";

/** Runs the project's own copy of a tool and shows what it prints. */
export const runTool = (
  command: string,
  args: readonly string[],
  variables: Record<string, string> = {},
): Promise<void> => runProgram(`node_modules/.bin/${command}`, args, { variables });
