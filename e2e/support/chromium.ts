import { findChromium, findHeadlessShell } from "@/scripts/test-programs/find-chromium";
import { buildRealClockEnv } from "@/tests/support/test-clock";

// Worker processes read them instead of looking again.
process.env.E2E_CHROMIUM ??= findChromium() ?? "";
process.env.E2E_HEADLESS_SHELL ??= findHeadlessShell() ?? "";

const buildLaunchOptions = (program: string | undefined) => ({
  ...(program ? { executablePath: program } : {}),
  env: buildRealClockEnv(), // its pages have the clock of the tests by a script
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});

/** How the browser is launched that people have. */
export const CHROMIUM = buildLaunchOptions(process.env.E2E_CHROMIUM);

/** How the one is launched that does the same faster where nothing of windows, workers and messages is needed. */
export const FAST_CHROMIUM = buildLaunchOptions(process.env.E2E_HEADLESS_SHELL || process.env.E2E_CHROMIUM);
