import { copyFile, mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** Builds `dist` of a package, ready for `npm pack`. */
const folder = path.dirname(fileURLToPath(import.meta.url));
const name = process.argv[2] ?? "";
const package_ = path.join(folder, name);
const { dependencies = {}, peerDependencies = {} } = JSON.parse(
  await readFile(path.join(package_, "package.json"), "utf8"),
) as { dependencies?: object; peerDependencies?: object };

await rm(path.join(package_, "dist"), { recursive: true, force: true });
await mkdir(path.join(package_, "dist"));
await build({
  absWorkingDir: package_,
  entryPoints: { index: "src/index.ts" },
  outdir: "dist",
  bundle: true,
  splitting: true,
  format: "esm",
  target: "es2022",
  chunkNames: "[name]-[hash]",
  external: Object.keys({ ...dependencies, ...peerDependencies }),
  tsconfig: path.join(folder, "../tsconfig.json"),
  logLevel: "warning",
});
await copyFile(path.join(package_, "types/index.d.ts"), path.join(package_, "dist/index.d.ts"));
await copyFile(path.join(folder, "../LICENSE"), path.join(package_, "LICENSE"));
if (name === "elements")
  await copyFile(
    path.join(folder, "../node_modules/preact/LICENSE"),
    path.join(package_, "dist/preact.LICENSE"),
  );
