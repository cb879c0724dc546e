import { writeFile } from "node:fs/promises";
import { seedDemo } from "@/lib/domain/demo/seed-demo";
import { database, inTransaction } from "@/lib/platform/db/client";
import { closeDatabase } from "@/lib/platform/db/close-database";
import { env } from "@/lib/platform/env/env";
import { runCommand } from "../run-command";
import { demoFile } from "./demo-file";

/** A command of its own, run by the start command. The demo's secrets are on disk before the demo is committed. */
runCommand(async () => {
  const file = demoFile(env().BOOKPAGE_DATA_DIR);
  await inTransaction(database(), async (tx) => {
    await writeFile(file, JSON.stringify(await seedDemo(tx)), { mode: 0o600 });
  });
  await closeDatabase();
});
