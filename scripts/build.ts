import { buildApp } from "./build-app";
import { runCommand } from "./run-command";
import { startProgress } from "./start/startup-progress";

const announce = startProgress();
runCommand(async () => {
  await buildApp(() => announce("Building…"));
  announce("Built");
});
