import { parseEnv } from "@/lib/platform/env/env";
import { buildApp } from "./build-app";
import { buildPrograms } from "./build-programs";
import { generateClient } from "./generate-client";
import { runCommand } from "./run-command";
import { startProgress } from "./start/startup-progress";

const announce = startProgress();

/** `npm run build`; with `--for-start`, only what this process needs, and silent if everything is built. */
runCommand(async () => {
  if (process.argv.includes("--for-start")) await buildForStart();
  else {
    await buildApp(() => announce("Building…"));
    await buildPrograms();
    announce("Built");
  }
});

/** Without pages, the framework is not needed. A wrong setting ends the start before anything is built. */
async function buildForStart() {
  const { BOOKPAGE_ROLE: role } = parseEnv(process.env);
  const announceBuild = () => announce("Building… (after a change of the code only; takes a minute)");
  await (role === "worker" || role === "api" ? generateClient() : buildApp(announceBuild));
  await buildPrograms();
}
