import { readFileSync } from "node:fs";

const PAGE = ".next/server/app/(public)/[nickname]/page_client-reference-manifest.js";

/** The scripts that a modern browser loads for the booking page: the framework's, the layout's and the page's. */
function scriptsOfBookingPage() {
  const { rootMainFiles } = JSON.parse(readFileSync(".next/build-manifest.json", "utf8"));
  const manifest = JSON.parse(readFileSync(PAGE, "utf8").match(/=\s*(\{.*\})\s*;?\s*$/s)[1]);
  const ofPage = Object.values(manifest.clientModules).flatMap(({ chunks }) => chunks);
  const files = [...rootMainFiles, ...ofPage.map((chunk) => chunk.replace(/^\/_next\//, ""))];
  if (rootMainFiles.length === 0 || ofPage.length === 0) throw new Error(`${PAGE} names no scripts`);
  return [...new Set(files)].map((file) => `.next/${file}`);
}

export default [{ name: "Booking page", path: scriptsOfBookingPage(), gzip: true, limit: "150 kB" }];
