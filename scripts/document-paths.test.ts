import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { projectRoot } from "./project-root";

const LAYERS = "core|platform|domain|pages|api|worker";
const TOP_FOLDERS =
  "app|bench|clients|components|deploy|docs|e2e|lib|messages|prisma|public|scripts|server|tests";
const PATH = new RegExp(`^((${TOP_FOLDERS}|${LAYERS})/[\\w./()[\\]-]+|[a-z\\d]+(-[a-z\\d]+)+\\.tsx?)$`);

/** The changelog names files of its time, the recipes files that their readers will write. */
const isHistoryOrRecipe = (file: string) => file === "CHANGELOG.md" || file.startsWith("docs/how-to/");

const listTracked = async (...patterns: string[]) =>
  (
    await promisify(execFile)("git", ["ls-files", ...patterns], { cwd: projectRoot, maxBuffer: 1 << 24 })
  ).stdout
    .split("\n")
    .filter(Boolean);

/** Lists the paths in a document's code spans (a path from the root or from `lib`, or a file name) and links. */
function listNamedPaths(document: string, text: string): string[] {
  const spans = [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, span = ""]) => span)
    .filter((span) => PATH.test(span));
  const links = [...text.matchAll(/\]\((?![a-z]+:|#|\/)([^)#\s]+)/g)].map(([, link = ""]) =>
    path.join(path.dirname(document), link),
  );
  return [...spans, ...links].map((named) => named.replace(/\/$/, ""));
}

it("Documents name files that exist", async () => {
  const files = await listTracked();
  const known = new Set(files.flatMap((file) => [path.basename(file), ...listAncestors(file)]));
  const missing: string[] = [];
  for (const document of (await listTracked("*.md")).filter((file) => !isHistoryOrRecipe(file))) {
    const text = await readFile(path.join(projectRoot, document), "utf8");
    for (const named of listNamedPaths(document, text))
      if (!known.has(named) && !known.has(`lib/${named}`) && named !== ".")
        missing.push(`${document}: ${named}`);
  }
  expect(missing).toEqual([]);
});

/** `a/b/c` → `a/b/c`, `a/b`, `a` */
const listAncestors = (file: string): string[] =>
  file.split("/").map((_, index, parts) => parts.slice(0, parts.length - index).join("/"));
