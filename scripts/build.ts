import { buildApp } from "./build-app";
import { runCommand } from "./run-command";
import { announceSteps } from "./start/steps";

const announce = announceSteps();
runCommand(async () => {
  await buildApp(() => announce("Building…"));
  announce("Built");
});
