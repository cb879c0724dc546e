import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { CHROMIUM } from "../e2e/support/chromium";

/**
 * `npx tsx scripts/render-social-preview.ts`: renders the picture for links to our pages from the drawing next to
 * this file.
 */
const FONT_FILE =
  "node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2";

const browser = await chromium.launch(CHROMIUM);
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(`
  <style>
    @font-face {
      font-family: "Bricolage Grotesque";
      font-weight: 200 800;
      src: url(data:font/woff2;base64,${readFileSync(FONT_FILE, "base64")});
    }
    body { margin: 0 }
  </style>
  ${readFileSync("scripts/social-preview.svg", "utf8")}`);
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: "public/social-preview.png" });
await browser.close();
