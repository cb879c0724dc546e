import { writeFile } from "node:fs/promises";
import { seedDemo } from "@/lib/domain/lifecycle/demo/seed-demo";
import { uploadDemoPhotos } from "@/lib/domain/lifecycle/demo/upload-demo-photos";
import { getDatabase, withTransaction } from "@/lib/platform/db/client";
import { closeDatabase } from "@/lib/platform/db/close-database";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";
import { runCommand } from "../run-command";
import { getDemoFile } from "./demo-file";

/** A separate program that the start command runs. The demo's secrets are on disk before the demo is committed. */
runCommand(async () => {
  const file = getDemoFile(env().BOOKPAGE_DATA_DIR);
  const { organization, users } = await withTransaction(getDatabase(), async (tx) => {
    const demo = await seedDemo(tx);
    await writeFile(file, JSON.stringify(demo), { mode: 0o600 });
    return demo;
  });
  await uploadDemoPhotos(getDatabase(), asOrganizationId(organization), users);
  await closeDatabase();
});
