import { canRunProgram } from "./can-run-program";
import { findChromium, findHeadlessShell } from "./find-chromium";
import { canInstall, installPackage } from "./install-package";

const CONNECTION_TIMEOUT_MS = 5000;

const runPlaywright = (...args: string[]) =>
  canRunProgram("node_modules/.bin/playwright", args, {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(CONNECTION_TIMEOUT_MS),
  });

/** Installs the Chromium for this version of Playwright, with its libraries; else Debian's. */
export async function ensureChromium() {
  if (await runPlaywright("install", "chromium")) {
    if (!findChromium() && (await canInstall())) await runPlaywright("install-deps", "chromium");
    if (findChromium()) return;
  }
  await installPackage("chromium");
}

/**
 * Installs the headless shell, for speed only: Debian's, which fits the installed Chromium, or Playwright's on older
 * systems.
 */
export async function ensureHeadlessShell() {
  await installPackage("chromium-headless-shell");
  if (!findHeadlessShell()) await runPlaywright("install", "--only-shell", "chromium");
}
