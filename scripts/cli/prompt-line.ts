import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

let piped: AsyncIterator<string> | undefined;

/** Returns the line typed on the terminal, or else the next line of standard input; "" at its end. */
export async function promptLine(question: string, { isHidden = false } = {}): Promise<string> {
  if (process.stdin.isTTY) return promptTerminal(question, isHidden);
  piped ??= createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  process.stdin.ref?.(); // a file has neither
  const { value, done } = await piped.next();
  process.stdin.unref?.(); // an open pipe does not keep the command running
  return done ? "" : value;
}

/** Prompts on standard error, because standard output is for the command's result. */
async function promptTerminal(question: string, isHidden: boolean): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const output = isHidden ? nowhere : process.stderr;
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  terminal.once("SIGINT", () => process.exit(130));
  try {
    return await terminal.question("");
  } finally {
    terminal.close();
    if (isHidden) process.stderr.write("\n");
  }
}
