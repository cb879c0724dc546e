import { readFile } from "node:fs/promises";
import { z } from "zod";
import { writeFileAtomically } from "@/lib/platform/process/write-file-atomically";
import { getCommandPrefix } from "../get-command-prefix";
import { getDemoFile } from "./demo-file";

const Demo = z.looseObject({
  api_key: z.string(),
  admin: z.looseObject({ email: z.string(), password: z.string() }),
  users: z.array(z.looseObject({ nickname: z.string() })),
});

/**
 * Writes the current address into the demo's file, if there is a demo, and prints how to sign in. Only the start that
 * created the demo prints its password and key, because later logs are stored and read by others.
 */
export async function printEndpoints(
  dataDir: string,
  webUrl: string,
  { withSecrets }: { withSecrets: boolean },
) {
  const file = getDemoFile(dataDir);
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) {
    print([
      ["Your organisation", `${getCommandPrefix()} org:create --name "Acme" --admin-email you@example.com`],
    ]);
    return;
  }
  const demo = Demo.parse(JSON.parse(text));
  await writeFileAtomically(file, `${JSON.stringify({ ...demo, web_url: webUrl }, null, 2)}\n`);
  print([
    ["Booking page", `${webUrl}/${demo.users[0]?.nickname ?? ""}`],
    ["API", `${webUrl}/docs`],
    ...(withSecrets
      ? [
          ["Admin", `${demo.admin.email}  ${demo.admin.password}`],
          ["API key", demo.api_key],
        ]
      : [["Password, key", file]]),
  ]);
}

function print(lines: string[][]) {
  for (const [name = "", value] of lines) console.log(`          ${name.padEnd(13)} ${value}`);
}
