import { mkdir, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { writeFileAtomically } from "@/lib/platform/process/write-file-atomically";
import { isBundled } from "@/lib/platform/release/is-release";
import { projectRoot } from "./project-root";

const OUTPUT = path.join(projectRoot, "server/generated");

/** The folders of `app` with handlers that the server calls without the framework: they contain no page. */
const DIRECT_FOLDERS = /^(v2|hooks|scim\/v2|mcp|oauth|health|metrics|\.well-known)(\/|$)/;

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Writes the server's route tables from the files of `app`, which are the only declaration. */
export async function generateRoutes(): Promise<void> {
  if (isBundled(projectRoot)) return;
  const routes = await listRoutes();
  await mkdir(OUTPUT, { recursive: true });
  await writeIfChanged("route-methods.ts", renderMethods(routes));
  await writeIfChanged("direct-routes.ts", renderDirect(routes));
}

async function writeIfChanged(name: string, text: string) {
  const file = path.join(OUTPUT, name);
  if ((await readFile(file, "utf8").catch(() => "")) === text) return;
  await writeFileAtomically(file, text, { mode: 0o644 }); // a concurrent start writes the same
}

interface Route {
  /** The pattern in the framework's form: `/v2/teams/[team_id]`. */
  pattern: string;
  /** The file without its extension, from the project's root. */
  file: string;
  methods: string[];
  isDirect: boolean;
}

async function listRoutes(): Promise<Route[]> {
  const files = await readdir(path.join(projectRoot, "app"), { recursive: true });
  const routes = files
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => /(^|\/)(route\.ts|page\.tsx)$/.test(file))
    .toSorted()
    .map(async (file): Promise<Route> => {
      const folder = path.posix.dirname(file).replaceAll(/(^|\/)\([^)]+\)/g, "");
      const isPage = file.endsWith("page.tsx");
      return {
        pattern: folder === "." || folder === "" ? "/" : `/${folder.replace(/^\//, "")}`,
        file: `app/${file.replace(/\.tsx?$/, "")}`,
        methods: isPage ? ["GET"] : [...new Set([...(await listMethods(file)), "OPTIONS"])],
        isDirect: !isPage && DIRECT_FOLDERS.test(folder),
      };
    });
  return Promise.all(routes);
}

/** Lists the methods for which a file exports handlers. */
async function listMethods(file: string): Promise<string[]> {
  const text = await readFile(path.join(projectRoot, "app", file), "utf8");
  const exported = [...text.matchAll(/^export [^=;]+/gm)].join("\n");
  return METHODS.filter((method) => new RegExp(`\\b${method}\\b`).test(exported));
}

const NOTE = "// Written by scripts/generate-routes.ts from the files of app.";

function renderMethods(routes: readonly Route[]): string {
  return [
    NOTE,
    "/** The methods of each path of the application, of pages and of route handlers. */",
    "export const ROUTE_METHODS: Record<string, readonly string[]> = {",
    ...routes.map(({ pattern, methods }) => `  ${JSON.stringify(pattern)}: ${JSON.stringify(methods)},`),
    "};",
    "",
  ].join("\n");
}

function renderDirect(routes: readonly Route[]): string {
  const direct = routes.filter(({ isDirect }) => isDirect);
  return [
    NOTE,
    ...direct.map(({ file }, index) => `import * as route${index} from "@/${file}";`),
    "",
    "/** The handlers that the server calls by itself. */",
    "export const DIRECT_ROUTES: Record<string, object> = {",
    ...direct.map(({ pattern }, index) => `  ${JSON.stringify(pattern)}: route${index},`),
    "};",
    "",
  ].join("\n");
}
