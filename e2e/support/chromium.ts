import { findChromium } from "@/scripts/test-programs/find-chromium";

// Worker processes read it instead of looking again.
process.env.E2E_CHROMIUM ??= findChromium() ?? "";

/** How the browser is launched. */
export const CHROMIUM = {
  ...(process.env.E2E_CHROMIUM ? { executablePath: process.env.E2E_CHROMIUM } : {}),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};
