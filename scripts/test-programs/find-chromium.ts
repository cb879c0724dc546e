import { chromium } from "@playwright/test";
import { findProgram } from "./find-program";

/** The system's Chromium, else Playwright's own. */
export const findChromium = (): string | undefined =>
  findProgram(["chromium", "chromium-browser", chromium.executablePath()]);
