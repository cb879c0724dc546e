import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const { rootMainFiles } = JSON.parse(readFileSync(".next/build-manifest.json", "utf8"));

const MANIFEST = "page_client-reference-manifest.js";

/** Reads the list of scripts that a modern browser loads for a page: the framework's, the layouts' and the page's. */
function readScripts(manifestFile) {
  const manifest = JSON.parse(readFileSync(manifestFile, "utf8").match(/=\s*(\{.*\})\s*;?\s*$/s)[1]);
  const ofPage = Object.values(manifest.clientModules).flatMap(({ chunks }) => chunks);
  const files = [...rootMainFiles, ...ofPage.map((chunk) => chunk.replace(/^\/_next\//, ""))];
  return [...new Set(files)].map((file) => `.next/${file}`);
}

/** Lists each page below a folder of `app`, with the limit of its kind. */
function pagesBelow(folder, limit) {
  const root = `.next/server/app/${folder}`;
  const pages = readdirSync(root, { recursive: true }).filter((file) => file.endsWith(MANIFEST));
  if (pages.length === 0) throw new Error(`${root} contains no pages`);
  return pages.map((file) => ({
    name: `${folder}/${file.slice(0, -MANIFEST.length)}`,
    path: readScripts(`${root}/${file}`),
    gzip: true,
    limit,
  }));
}

const findLargest = (files) => files.toSorted((a, b) => packedSize(b) - packedSize(a))[0];

const packedSize = (file) => gzipSync(readFileSync(file)).length;

/**
 * Lists the scripts that other websites load: in place; times without a frame, with the largest language; and those
 * loaded later or on demand.
 */
function elements() {
  const parts = readdirSync("public/elements").map((file) => `public/elements/${file}`);
  const isTexts = (file) => /\/[a-z]{2}-[^/]+$/.test(file);
  const isLater = (file) => /\/(later-steps|week-slots|calendar-file-overlay)-[^/]+$/.test(file);
  return [
    { name: "embed.js", path: "public/embed.js", gzip: true, limit: "3 kB" },
    {
      name: "elements.js, without a frame",
      path: [
        "public/elements.js",
        ...parts.filter((file) => !isTexts(file) && !isLater(file)),
        findLargest(parts.filter(isTexts)),
      ],
      gzip: true,
      limit: "28 kB", // 0.3 of it: zones by both of their names, and times of an hour that occurs twice; 0.7: five weeks
    },
    {
      name: "elements.js, what comes later",
      path: parts.filter(isLater),
      gzip: true,
      limit: "10 kB",
    },
  ];
}

export default [
  ...pagesBelow("(public)", "150 kB"),
  ...pagesBelow("console/(shell)", "268 kB"),
  ...elements(),
];
