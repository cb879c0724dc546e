import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, it } from "vitest";

/** Writes like the server that runs the application. */
const PROGRAM = `
  import { ignoreEpipe } from ${JSON.stringify(path.resolve(import.meta.dirname, "ignore-epipe.ts"))};
  let failures = 0;
  process.on("uncaughtException", (error) => {
    failures += 1;
    if (failures > 100) process.exit(1);
    console.error(error);
  });
  ignoreEpipe();
  console.log("begun");
  const lines = setInterval(() => console.log("line") || console.error("line"), 5);
  setTimeout(() => { clearInterval(lines); process.exitCode = failures; }, 300);
`;

it("ignoreEpipe keeps a program running after its output's reader has ended", async () => {
  const program = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", PROGRAM]);
  await once(program.stdout, "data");
  program.stdout.destroy();
  program.stderr.destroy();
  const [code] = await once(program, "exit");
  expect(code).toBe(0);
});
