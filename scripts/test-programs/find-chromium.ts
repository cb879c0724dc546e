import { chromium } from "@playwright/test";
import { findWorkingProgram } from "./find-working-program";

/** Returns the system's Chromium, else Playwright's own. */
export const findChromium = (): string | undefined =>
  findWorkingProgram(["chromium", "chromium-browser", chromium.executablePath()]);

/** Returns the headless shell, if installed: it is faster, but does not support push messages. */
export const findHeadlessShell = (): string | undefined =>
  findWorkingProgram(["chromium-headless-shell", getHeadlessShellPath(chromium.executablePath())]);

/**
 * Returns the path of Playwright's headless shell: beside its Chromium, with the same number and for the same system.
 */
export const getHeadlessShellPath = (program: string): string =>
  program
    .replace(/([/\\])chromium-(\d+[/\\])/, "$1chromium_headless_shell-$2")
    .replace(/chrome-([^/\\]+)([/\\])[^/\\]+$/, "chrome-headless-shell-$1$2chrome-headless-shell");
