import { chromium } from "@playwright/test";
import { findWorkingProgram } from "./find-working-program";

/** The system's Chromium, else Playwright's own. */
export const findChromium = (): string | undefined =>
  findWorkingProgram(["chromium", "chromium-browser", chromium.executablePath()]);

/** The one that can have no window, where there is one: it does the same in less time, but knows no push messages. */
export const findHeadlessShell = (): string | undefined =>
  findWorkingProgram(["chromium-headless-shell", getHeadlessShellPath(chromium.executablePath())]);

/** Where Playwright puts its own: beside its Chromium, by the same number and for the same system. */
export const getHeadlessShellPath = (program: string): string =>
  program
    .replace(/([/\\])chromium-(\d+[/\\])/, "$1chromium_headless_shell-$2")
    .replace(/chrome-([^/\\]+)([/\\])[^/\\]+$/, "chrome-headless-shell-$1$2chrome-headless-shell");
