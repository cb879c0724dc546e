import { canRunProgram } from "./can-run-program";
import { findChromium, findHeadlessShell } from "./find-chromium";
import { canInstall, installPackage } from "./install-package";

const CONNECTION_TIMEOUT_MS = 5000;

const runPlaywright = (...args: string[]) =>
  canRunProgram("node_modules/.bin/playwright", args, {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(CONNECTION_TIMEOUT_MS),
  });

/** The one that this version of Playwright was made for, with the libraries that it needs; else Debian's. */
export async function ensureChromium() {
  if (await runPlaywright("install", "chromium")) {
    if (!findChromium() && (await canInstall())) await runPlaywright("install-deps", "chromium");
    if (findChromium()) return;
  }
  await installPackage("chromium");
}

/** For speed alone. Debian's, which fits the Chromium that is there; else Playwright's, as older systems have none. */
export async function ensureHeadlessShell() {
  await installPackage("chromium-headless-shell");
  if (!findHeadlessShell()) await runPlaywright("install", "--only-shell", "chromium");
}
