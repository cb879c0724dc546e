import { readdir, readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import next from "next";
import { storePageViews } from "@/lib/domain/booking-pages/page-views/store-page-views";
import { storeOldLinkVisits } from "@/lib/domain/lifecycle/old-links/old-link-visits";
import { getDatabase } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env/env";
import type { NodeHandler } from "@/lib/platform/http/node-handler";
import { withPageCache } from "@/lib/platform/http/page-cache/with-page-cache";
import { withStaticAssets } from "@/lib/platform/http/static-assets/with-static-assets";
import { createDirectRouteFinder, type FindDirect } from "./direct/create-direct-route-finder";
import { handleRequest, type RequestHandlerDeps } from "./handle-request";
import { listen } from "./listen";
import { createRouteTable, type RouteManifest } from "./route-table";
import { buildRouteTree } from "./route-tree";

const CLOSE_TIMEOUT_MS = 2000;

interface Serving {
  dev: boolean;
  host: string;
  port: number;
  /** The project's folder, which contains `.next` and `public`. */
  root: string;
  /**
   * True if the API's handlers are called without the framework: not in development, where it reloads edited files.
   */
  direct?: boolean;
}

/** Serves the application in this process. Returns a function that stops it once requests under way are finished. */
export async function serveWeb({ dev, host, port, root, direct = !dev }: Serving) {
  const server: Server = createServer();
  const app = next({ dev, dir: root, hostname: host, port, httpServer: server, quiet: !dev });
  await app.prepare();
  const handleByFramework = app.getRequestHandler();
  const deps: RequestHandlerDeps = {
    handle: dev ? handleByFramework : await wrapWithCaches(root, handleByFramework), // changed content has another address
    site: { https: env().WEB_URL.startsWith("https:"), embedOrigins: env().EMBED_ORIGINS, dev },
    findDirect: direct ? await loadDirectRoutes() : () => null,
    findMethods: await loadMethods(dev),
    findRoute: dev
      ? createRouteTable(NO_ROUTES, [])
      : createRouteTable(await loadRoutes(root), await listFiles(root)),
  };
  server.on("request", (request, response) => handleRequest(deps, request, response));
  const close = await listen(server, { host, port, dev });
  return async () => {
    await close();
    // Counts since the last flush; it does not wait for a database that is down.
    const last = [storePageViews(getDatabase()), storeOldLinkVisits(getDatabase())];
    await Promise.race([Promise.all([app.close(), ...last]), sleep(CLOSE_TIMEOUT_MS)]);
  };
}

async function loadDirectRoutes(): Promise<FindDirect> {
  const { DIRECT_ROUTES } = await import("./generated/direct-routes");
  return createDirectRouteFinder(DIRECT_ROUTES);
}

async function loadMethods(dev: boolean) {
  const { ROUTE_METHODS } = await import("./generated/route-methods");
  const find = buildRouteTree(ROUTE_METHODS);
  return (path: string) => (dev && path.startsWith("/_") ? null : (find(path)?.value ?? null)); // the framework's development tools
}

/** Wraps the handler with the caches of static assets and rendered pages. */
async function wrapWithCaches(root: string, handleByFramework: NodeHandler): Promise<NodeHandler> {
  const built = path.join(root, ".next");
  const folder = path.join(built, "static");
  return withStaticAssets(withPageCache(handleByFramework), built, [
    {
      address: "/_next/static/",
      folder,
      files: await readdir(folder, { recursive: true }),
      describe: () => ({ "cache-control": "public, max-age=31536000, immutable" }),
    },
    {
      address: "/",
      folder: path.join(root, "public"),
      files: await listFiles(root),
      describe: (address) => ({
        "accept-ranges": "bytes",
        "cache-control": "public, max-age=0",
        ...(ELEMENTS.test(address) && { "access-control-allow-origin": "*" }), // as in next.config.mjs
      }),
    },
  ]);
}

const ELEMENTS = /^\/elements(\.js$|\/)/;

/** In development the routes change while they are served, so requests have no route. */
const NO_ROUTES: RouteManifest = { staticRoutes: [], dynamicRoutes: [] };

const loadRoutes = async (root: string): Promise<RouteManifest> =>
  JSON.parse(await readFile(path.join(root, ".next/routes-manifest.json"), "utf8"));

const listFiles = (root: string) => readdir(path.join(root, "public"), { recursive: true });
