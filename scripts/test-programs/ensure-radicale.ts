import path from "node:path";
import { canRunProgram } from "./can-run-program";
import { findRadicale, RADICALE_ENVIRONMENT } from "./find-radicale";
import { installPackage } from "./install-package";

/** Installs Debian's Radicale, else the one from PyPI. */
export async function ensureRadicale() {
  // With the recommended pytz, it rejects entries in a zone that their file does not define.
  await installPackage("radicale", "--no-install-recommends");
  if (findRadicale()) return;
  const made = await canRunProgram("python3", ["-m", "venv", RADICALE_ENVIRONMENT]);
  if (made) await canRunProgram(path.join(RADICALE_ENVIRONMENT, "bin/pip"), ["install", "radicale==3.9.0"]);
}
