import { readFile, rename, writeFile } from "node:fs/promises";
import { z } from "zod";
import { demoFile } from "./demo-file";

const Demo = z.looseObject({
  api_key: z.string(),
  admin: z.looseObject({ email: z.string(), password: z.string() }),
  users: z.array(z.looseObject({ nickname: z.string() })),
});

/** Writes the present address into the demo's file and prints how to get in, if this database has the demo. */
export async function tellDemo(dataDir: string, webUrl: string) {
  const file = demoFile(dataDir);
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) return;
  const demo = Demo.parse(JSON.parse(text));
  await writeFile(`${file}.new`, `${JSON.stringify({ ...demo, web_url: webUrl }, null, 2)}\n`, {
    mode: 0o600,
  });
  await rename(`${file}.new`, file);

  const lines = [
    ["Booking page", `${webUrl}/${demo.users[0]?.nickname ?? ""}`],
    ["Admin", `${demo.admin.email}  ${demo.admin.password}`],
    ["API", `${webUrl}/docs`],
    ["API key", demo.api_key],
  ];
  for (const [name, value] of lines) console.log(`          ${name?.padEnd(13)} ${value}`);
}
