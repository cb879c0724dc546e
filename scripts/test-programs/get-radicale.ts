import path from "node:path";
import { findRadicale, RADICALE_ENVIRONMENT } from "./find-radicale";
import { installPackage } from "./install-package";
import { tryProgram } from "./try-program";

/** Debian's, else the one of Python's registry. */
export async function getRadicale() {
  await installPackage("radicale");
  if (findRadicale()) return;
  const made = await tryProgram("python3", ["-m", "venv", RADICALE_ENVIRONMENT]);
  if (made) await tryProgram(path.join(RADICALE_ENVIRONMENT, "bin/pip"), ["install", "radicale==3.9.0"]);
}
