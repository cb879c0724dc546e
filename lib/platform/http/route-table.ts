/** A path by its route. */
export interface RoutedPath {
  /** Its pattern, such as `/event/:id`: there are as many as there are routes. */
  route: string;
  /** The path, with the pattern's name in place of what may be a secret. */
  shown: string;
}

/** The routes of the application, as its build lists them. */
export interface RouteManifest {
  staticRoutes: readonly { page: string }[];
  dynamicRoutes: readonly { page: string; regex: string }[];
}

/** Parameters that name something. Any other, such as a token, opens something: whoever reads a log must not have it. */
const SHOWN_PARAMETERS = /^(\w+_id|id|nickname|handle|minutes|action|lang|name|provider|source|guide|tag)$/;

const PARAMETER_PATTERN = /^\[(?:\.\.\.)?(\w+)\]$/;

/** What no route answers: nobody knows what it was meant to be. */
const UNKNOWN: RoutedPath = { route: "none", shown: "none" };

/**
 * Finds the route of a path as the framework does: fixed ones first, then those with parameters in their order.
 * `files` are those of `public`, which it serves by itself.
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
  if (page.includes("[...")) return () => UNKNOWN; // answers what is not there
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
