import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

let piped: AsyncIterator<string> | undefined;

/** What is typed on the terminal, or else the next line of standard input; "" where that has ended. */
export async function promptLine(question: string, { isHidden = false } = {}): Promise<string> {
  if (process.stdin.isTTY) return promptTerminal(question, isHidden);
  piped ??= createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  process.stdin.ref?.(); // a file has neither
  const { value, done } = await piped.next();
  process.stdin.unref?.(); // who keeps the pipe open does not keep the command from ending
  return done ? "" : value;
}

/** Questions go to standard error, as standard output is for answers of the command. */
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
