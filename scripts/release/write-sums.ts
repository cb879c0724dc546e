import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** Writes SHA256SUMS in the format of `sha256sum --check`. */
export async function writeSums(folder: string, files: string[]) {
  const lines = files.map(async (file) => {
    const hash = createHash("sha256").update(await readFile(file));
    return `${hash.digest("hex")}  ${path.basename(file)}\n`;
  });
  await writeFile(path.join(folder, "SHA256SUMS"), (await Promise.all(lines)).join(""));
}
