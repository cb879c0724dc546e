import { existsSync } from "node:fs";

const installed = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].find((file) => existsSync(file));

/** How the browser is launched: Debian's where it is installed, else Playwright's own. */
export const CHROMIUM = {
  ...(installed ? { executablePath: installed } : {}),
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
