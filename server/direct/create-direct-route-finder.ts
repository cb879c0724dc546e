import { createRouteDescriber, type RoutedPath } from "@/server/route-table";
import { buildRouteTree } from "../route-tree";
import type { RouteHandlers } from "./find-handler";
import type { DirectMatch } from "./handle-direct";

export interface DirectRoute extends DirectMatch {
  /** The path and its route, for log lines and metrics. */
  routed: RoutedPath;
}

export type FindDirect = (path: string) => DirectRoute | null;

/** Creates the lookup of handlers that the server calls without the framework. */
export function createDirectRouteFinder(routes: Record<string, object>): FindDirect {
  const find = buildRouteTree(
    Object.fromEntries(
      Object.entries(routes).map(([pattern, handlers]) => [
        pattern,
        { handlers: handlers as RouteHandlers, toRouted: createRouteDescriber(pattern) },
      ]),
    ),
  );
  return (path) => {
    const match = find(path);
    if (!match) return null;
    const { handlers, toRouted } = match.value;
    return { handlers, params: match.params, routed: toRouted(path) };
  };
}
