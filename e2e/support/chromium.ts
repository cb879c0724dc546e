import { findChromium, findHeadlessShell } from "@/scripts/test-programs/find-chromium";
import { buildRealClockEnv } from "@/tests/support/test-clock";

// Worker processes read these instead of searching again.
process.env.E2E_CHROMIUM ??= findChromium() ?? "";
process.env.E2E_HEADLESS_SHELL ??= findHeadlessShell() ?? "";

const buildLaunchOptions = (program: string | undefined) => ({
  ...(program ? { executablePath: program } : {}),
  env: buildRealClockEnv(), // A script sets the clock of its pages to that of the tests.
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

/** Launch options of the full Chromium. */
export const CHROMIUM = buildLaunchOptions(process.env.E2E_CHROMIUM);

/** Launch options of the headless shell, which is faster and lacks windows, workers and push messages. */
export const FAST_CHROMIUM = buildLaunchOptions(process.env.E2E_HEADLESS_SHELL || process.env.E2E_CHROMIUM);
