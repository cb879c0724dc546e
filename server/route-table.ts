/** A path and its route. */
export interface RoutedPath {
  /** The pattern, such as `/event/:id`: there are as many as there are routes. */
  route: string;
  /** The path, with parameter names in place of possible secrets. */
  shown: string;
}

/** The routes of the application, as its build lists them. */
export interface RouteManifest {
  staticRoutes: readonly { page: string }[];
  dynamicRoutes: readonly { page: string; regex: string }[];
}

/** Parameters that are identifiers. Any other, such as a token, may be a secret, which must not appear in a log. */
const SHOWN_PARAMETERS =
  /^(\w+_id|id|nickname|handle|minutes|action|lang|name|provider|source|guide|tag|kind)$/;

const PARAMETER_PATTERN = /^\[(?:\.\.\.)?(\w+)\]$/;

/** The value for paths without a route. */
const UNKNOWN: RoutedPath = { route: "none", shown: "none" };

/**
 * Finds the route of a path like the framework: fixed ones first, then those with parameters in their order. `files`
 * are those of `public`, which the framework serves.
 */
export function createRouteTable(
  manifest: RouteManifest,
  files: readonly string[],
): (path: string) => RoutedPath {
  const fixed = new Map([
    ...manifest.staticRoutes.map(({ page }) => [page, { route: page, shown: page }] as const),
    ...files.map((file) => [`/${file}`, { route: "/public", shown: `/${file}` }] as const),
  ]);
  const patterns = manifest.dynamicRoutes.map(({ page, regex }) => ({
    pattern: new RegExp(regex),
    read: createRouteDescriber(page),
  }));
  return (path) => {
    const known = fixed.get(path);
    if (known) return known;
    for (const { pattern, read } of patterns) if (pattern.test(path)) return read(path);
    if (path.startsWith("/_next/")) return { route: "/_next", shown: path };
    return UNKNOWN;
  };
}

/** Describes paths by the pattern of their route. */
export function createRouteDescriber(page: string): (path: string) => RoutedPath {
  if (page.includes("[...")) return () => UNKNOWN; // handles unknown paths
  const parts = page.split("/");
  const names = parts.map((part) => PARAMETER_PATTERN.exec(part)?.[1]);
  const labels = parts.map((part, index) => (names[index] ? `:${names[index]}` : part));
  const route = labels.join("/");
  return (path) => {
    const shown = path.split("/").map((part, index) => {
      const name = names[index];
      return name && SHOWN_PARAMETERS.test(name) ? part : labels[index];
    });
    return { route, shown: shown.join("/") };
  };
}
