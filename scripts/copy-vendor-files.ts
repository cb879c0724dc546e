import { copyFile, mkdir, stat } from "node:fs/promises";
import path from "node:path";
import { projectRoot } from "./project-root";

/** Browser files of packages, served from our own address. */
const VENDOR_FILES = {
  "public/vendor/scalar.js": "node_modules/@scalar/api-reference/dist/browser/standalone.js",
};

export async function copyVendorFiles() {
  for (const [copy, original] of Object.entries(VENDOR_FILES)) {
    const from = path.join(projectRoot, original);
    const to = path.join(projectRoot, copy);
    const [wanted, existing] = await Promise.all([stat(from), stat(to).catch(() => undefined)]);
    if (existing?.size === wanted.size) continue;
    await mkdir(path.dirname(to), { recursive: true });
    await copyFile(from, to);
  }
}
